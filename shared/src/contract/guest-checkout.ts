/**
 * A checkout that brings its basket along. Rules: api/src/modules/checkout/details.ts,
 * api/src/modules/checkout/entries.ts.
 */
import { z } from 'zod'
import { BasketEntry } from './basket.ts'
import { GuestCheckout, GuestCheckoutResponse } from './checkout.ts'
import { defineRoute } from './route.ts'

export const GuestCheckoutV1 = GuestCheckout.extend({
  /** With the prices that the customer saw: when one is not the catalogue's any more, the answer is 409. */
  basket: z.array(BasketEntry).min(1).max(50),
})
export type GuestCheckoutV1 = z.infer<typeof GuestCheckoutV1>

/**
 * The older form of guest_checkout_v2. One thing differs: it knows no basket session, so the entries come in the
 * body. The ids of the entries stand for the basket: the same entries sent again re-price or return the same order.
 */
export const guestCheckout = defineRoute({
  source: '7.1',
  tag: 'checkout',
  access: 'public',
  method: 'POST',
  path: '/public/guest_checkout',
  summary:
    'Like guest_checkout_v2, for callers without a basket cookie: the entries come in the body',
  body: GuestCheckoutV1,
  response: GuestCheckoutResponse,
  errors: [401, 403, 409, 502, 503],
  cost: 5,
})
