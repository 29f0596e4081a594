import Stripe from 'stripe'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'

const stripe = new Stripe('sk_test_sandbox')

/** The event by which the payment provider says that an order is paid, as it signs it; no card is charged. */
export interface PaidEvent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Returns the event for an order of the sandbox. */
export function paidEvent(order: GuestCheckoutResponse): PaidEvent {
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: order.client_secret?.split('_secret_')[0] ?? '',
        object: 'payment_intent',
        status: 'succeeded',
        amount: order.payable_price,
        amount_received: order.payable_price,
        currency: 'gbp',
        metadata: {},
      },
    },
  })
  const signature = stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: 'whsec_sandbox',
  })
  return { body, headers: { 'stripe-signature': signature } }
}
