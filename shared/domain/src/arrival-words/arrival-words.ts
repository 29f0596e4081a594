/** What a customer is told when the clothes have arrived: the workshop reads it before it is sent, the mail says it. */
import type { GarmentFound } from '@darnley/contract/workshop-orders'
import type { Day } from '../turnaround/day.ts'

export interface ArrivedGarment {
  readonly name: string
  /** Whether it was in the parcel, but not booked. */
  readonly isExtra: boolean
  readonly found: GarmentFound
  readonly words: string | null
}

interface Told {
  readonly garments: readonly ArrivedGarment[]
  readonly dueOn: Day | null
  /** Whether photos were taken of what was found. */
  readonly hasPhotos: boolean
}

export interface ArrivalWords {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Returns what is here, then everything that is not as booked. */
export function arrivalWords({ garments, dueOn, hasPhotos }: Told): ArrivalWords {
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
      ...(hasPhotos ? ['Our photos are on the page of your order.'] : []),
    ],
  }
}

interface FoundLater {
  readonly garment: ArrivedGarment
  /** Whether no work is left to do on it. */
  readonly isEnded: boolean
  /** Names of the garments that are still missing. */
  readonly missing: readonly string[]
}

/**
 * Returns that a garment which was missing is here, and what is not as it should be. It names no day: the due day counts
 * from the first arrival.
 */
export function foundLaterWords({ garment, isEnded, missing }: FoundLater): ArrivalWords {
  const isAll = missing.length === 0
  return {
    heading: isAll ? 'All your clothes are here now' : 'One more garment is here',
    lines: [
      `${garment.name}: it was missing before, and is with our tailors now.`,
      ...[remark(garment) ?? []].flat(),
      ...(isEnded ? ['No work is planned on it: it goes back as it is.'] : []),
      ...(isAll ? [] : [`Still missing: ${missing.join(', ')}.`]),
    ],
  }
}

function remark({ name, isExtra, found, words }: ArrivedGarment): string | null {
  if (isExtra)
    return `There was something in the parcel that is not in your order: ${sentence(words ?? '')} Shall we send it back or work on it? Please write to us.`
  const said = words ? ` ${sentence(words)}` : ''
  if (found === 'missing')
    return `${name}: it was not in the parcel. Did it stay at home? Please write to us.${said}`
  if (found === 'stained') return `${name}: we saw this before we started.${said}`
  if (found === 'different') return `${name}: it is not as you described it.${said}`
  return null
}

/** Ends what a colleague typed, since more words follow. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

function dayText(day: Day): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
