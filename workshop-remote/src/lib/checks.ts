import type { Arrival } from '@darnley/contract/workshop-garments'
import type { GarmentFound, WorkshopOrder } from '@darnley/contract/workshop-orders'

/** How the garments of a parcel were found, while they are ticked. */
export interface Checks {
  /** Number of a garment > how it was found; not ticked yet when absent. */
  readonly found: Readonly<Record<number, GarmentFound>>
  readonly words: Readonly<Record<number, string>>
  /** In the parcel, but not booked. */
  readonly extras: readonly string[]
  readonly message: string
  /** The garment that is looked at again or described; null: the first one that is not ticked. */
  readonly opened: number | null
}

export const noChecks: Checks = { found: {}, words: {}, extras: [], message: '', opened: null }

type Expected = Pick<WorkshopOrder, 'garments'>

/** Whether the customer has to be told in words what was found. */
export function needsWords(found: GarmentFound | undefined): boolean {
  return found === 'stained' || found === 'different'
}

/** Returns the number of the one garment that is open; null when all are settled. */
export function openGarment(checks: Checks, { garments }: Expected): number | null {
  const unticked = garments.find(({ number }) => !checks.found[number])
  return checks.opened ?? unticked?.number ?? null
}

/** Ticks a garment. One that needs no words is settled, and the next one opens. */
export function tick(checks: Checks, number: number, found: GarmentFound): Checks {
  return {
    ...checks,
    found: { ...checks.found, [number]: found },
    opened: needsWords(found) ? number : null,
  }
}

/** Another scan of the parcel: the open garment is here, or done with, and the next one opens. */
export function tickNext(checks: Checks, order: Expected): Checks {
  const number = openGarment(checks, order)
  if (number === null || checks.found[number]) return { ...checks, opened: null }
  return tick(checks, number, 'here')
}

/** What is still to be done before the check-in, beside what it is about. */
export interface CheckFaults {
  /** By the number of a garment that was booked. */
  readonly garments: ReadonlyMap<number, string>
  /** By the place of what was not booked. */
  readonly extras: ReadonlyMap<number, string>
}

export const noFaults: CheckFaults = { garments: new Map(), extras: new Map() }

/** Returns all that is still to be done before the check-in. */
export function checkFaults(checks: Checks, { garments }: Expected): CheckFaults {
  return {
    garments: new Map(
      garments.flatMap(({ number }): [number, string][] => {
        const found = checks.found[number]
        if (!found) return [[number, 'Say how it was found']]
        const isSaid = !needsWords(found) || Boolean(checks.words[number]?.trim())
        return isSaid ? [] : [[number, 'Describe it: the customer reads it']]
      }),
    ),
    extras: new Map(
      checks.extras.flatMap((words, index): [number, string][] =>
        words.trim() === '' ? [[index, 'Describe it: the customer reads it']] : [],
      ),
    ),
  }
}

/** Returns what is sent. */
export function arrivalOf(checks: Checks, order: WorkshopOrder): Arrival {
  return {
    order_id: order.id,
    version: order.version,
    garments: order.garments.map(({ number }): Arrival['garments'][number] => {
      const found = checks.found[number] ?? 'here'
      return {
        number,
        found,
        words: needsWords(found) ? (checks.words[number]?.trim() ?? null) : null,
      }
    }),
    extras: checks.extras.map((words) => ({ words: words.trim() })),
    message: checks.message.trim() || null,
  }
}
