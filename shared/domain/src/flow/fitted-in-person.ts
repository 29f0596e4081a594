import type { BasketEntry } from '@darnley/contract/basket'

/** Whether a garment of these is fitted in person, at one of our places or in a shop. */
export function isFittedInPerson(entries: readonly Pick<BasketEntry, 'serviceDetails'>[]): boolean {
  return entries.some(({ serviceDetails }) => serviceDetails.some(isLineFittedInPerson))
}

export function isLineFittedInPerson({
  fittingChoice,
}: Pick<BasketEntry['serviceDetails'][number], 'fittingChoice'>): boolean {
  return fittingChoice === 'pin_in_store'
}
