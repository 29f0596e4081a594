import type { FittingPlace } from '@darnley/contract/fittings'
import { milesBetween } from '#src/modules/places/distance.ts'

/**
 * Returns places with how far they are from a postcode, the nearest first. Those whose distance is not known come last,
 * and equal ones keep their order.
 */
export function nearestFirst(
  places: readonly FittingPlace[],
  postcode: string | null,
): FittingPlace[] {
  if (postcode === null) return [...places]
  return places
    .map((place) => ({ ...place, miles: milesBetween(postcode, place.address.postcode) }))
    .toSorted((one, other) => (one.miles ?? FAR) - (other.miles ?? FAR))
}

const FAR = Number.MAX_SAFE_INTEGER
