import type { BasketEntry } from '@darnley/contract/basket'

/** Whether a garment of these is fitted in person, at one of our places or in a shop. */
export function isFittedInPerson(entries: readonly Pick<BasketEntry, 'serviceDetails'>[]): boolean {
  return entries.some(({ serviceDetails }) => serviceDetails.some(isLineFittedInPerson))
}

/** Why a basket cannot be brought to its fitting. */
export type NotToFitting = 'not-fitted' | 'no-time'

interface ToFitting {
  /** Whether a time is kept for it. */
  readonly hasTime: boolean
}

/**
 * Returns why the clothes need another way there than their fitting; null when they come with their customer. A garment
 * with several services is there as soon as one of them is fitted in person.
 */
export function whyNotToFitting(
  entries: readonly Pick<BasketEntry, 'serviceDetails'>[],
  { hasTime }: ToFitting,
): NotToFitting | null {
  const areFitted = entries.every(({ serviceDetails }) => serviceDetails.some(isLineFittedInPerson))
  if (entries.length === 0 || !areFitted) return 'not-fitted'
  return hasTime ? null : 'no-time'
}

/** Returns what is to be done about it, as a sentence. */
export function notToFittingText(why: NotToFitting): string {
  return why === 'not-fitted'
    ? 'Not everything in your basket is fitted in person: choose how it gets to us'
    : 'No time is kept for your fitting: choose a time, or another way to us'
}

export function isLineFittedInPerson({
  fittingChoice,
}: Pick<BasketEntry['serviceDetails'][number], 'fittingChoice'>): boolean {
  return fittingChoice === 'pin_in_store'
}
