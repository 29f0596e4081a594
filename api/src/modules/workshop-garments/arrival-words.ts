import type { GarmentFound } from '@darnley/contract/workshop-orders'
import type { Day } from '@darnley/domain/turnaround'

export interface ArrivedGarment {
  readonly name: string
  readonly isExtra: boolean
  readonly found: GarmentFound
  readonly words: string | null
}

interface Told {
  readonly garments: readonly ArrivedGarment[]
  readonly dueOn: Day | null
}

/** Returns what a customer is told about the arrival of an order: what is here, then everything that is not as booked. */
export function arrivalWords({ garments, dueOn }: Told): { heading: string; lines: string[] } {
  const booked = garments.filter(({ isExtra }) => !isExtra)
  const here = booked.filter(({ found }) => found !== 'missing').length
  const isAll = here === booked.length
  return {
    heading: isAll
      ? 'Your clothes have arrived'
      : `${here} of your ${booked.length} garments have arrived`,
    lines: [
      isAll
        ? 'They have reached our tailors, and the turnaround that you chose begins today.'
        : 'The turnaround that you chose begins today for what is here.',
      ...(dueOn === null ? [] : [`We plan to have the work done by ${dayText(dueOn)}.`]),
      ...garments.flatMap((garment) => remark(garment) ?? []),
    ],
  }
}

function remark({ name, isExtra, found, words }: ArrivedGarment): string | null {
  if (isExtra)
    return `There was something in the parcel that is not in your order: ${words ?? ''} Shall we send it back or work on it? Please write to us.`
  const said = words ? ` ${words}` : ''
  if (found === 'missing')
    return `${name}: it was not in the parcel. Did it stay at home? Please write to us.${said}`
  if (found === 'stained') return `${name}: we saw this before we started.${said}`
  if (found === 'different') return `${name}: it is not as you described it.${said}`
  return null
}

function dayText(day: Day): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
