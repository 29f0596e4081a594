/** The events of Stripe that the api acts on (`api/src/modules/payment`): an endpoint has to subscribe to each. */
export const stripeEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'refund.failed',
] as const
