import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import type { FittingPlace } from '@darnley/contract/fittings'

/** Returns the place of a fitting as one to go to. */
export function pointOf({
  name,
  address,
  opening_hours,
  miles = null,
}: FittingPlace): DropOffPoint {
  return { name, address, opening_hours, miles }
}
