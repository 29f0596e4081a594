/**
 * The version of Stripe's API that the api speaks. It is the one that Stripe's library and its types are made for: an
 * upgrade of the library does not compile until this is changed with it.
 */
export const stripeVersion = '2026-10-28.endive'

/** The events of Stripe that the api acts on (`api/src/modules/payment`): an endpoint has to subscribe to each. */
export const stripeEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'refund.failed',
] as const
