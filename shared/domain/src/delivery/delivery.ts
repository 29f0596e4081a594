/** Rules for delivery providers that pages and the api share. */
export { isDropOffPoint } from './drop-off-points.ts'
export { providerNames } from './names.ts'
export { type DeliveryContext, type NotOffered, notOfferedText, whyNotOffered } from './offered.ts'
export { liesIn, USUAL_COURIER_AREAS } from './postcode-places.ts'
export { CODE_TO_FITTING, TO_FITTING_NAME, TO_FITTING_STAFF_NAME } from './to-fitting.ts'
export {
  arrangeInbound,
  type ArrangedWays,
  type OfferedWay,
  suggestInbound,
  suggestOutbound,
  type WayGroup,
  wayGroupOf,
} from './ways.ts'
