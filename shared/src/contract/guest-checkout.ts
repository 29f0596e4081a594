/**
 * A checkout that brings its basket along. Rules: api/src/modules/checkout/details.ts,
 * api/src/modules/checkout/entries.ts.
 */
import { z } from 'zod'
import { BasketEntries, basketKb } from './basket.ts'
import { GuestCheckout, GuestCheckoutResponse } from './checkout.ts'
import { defineRoute } from './route.ts'

export const GuestCheckoutV1 = GuestCheckout.extend({
  /** With the prices that the customer saw: when one is not the catalogue's any more, the answer is 409. */
  basket: BasketEntries.min(1),
})
export type GuestCheckoutV1 = z.infer<typeof GuestCheckoutV1>

/**
 * The older form of guest_checkout_v2. One thing differs: it knows no basket session, so the entries come in the
 * body. Each call is an order of its own, unless its Idempotency-Key names an earlier one: that order is re-priced and
 * returned again. The key is a secret between the caller and the api; the ids of entries are not.
 */
export const guestCheckout = defineRoute({
  source: '7.1',
  tag: 'checkout',
  access: 'public',
  method: 'POST',
  path: '/public/guest_checkout',
  summary:
    'Like guest_checkout_v2, for callers without a basket cookie: the entries come in the body',
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{22,200}$/, 'At least 22 characters of printable ASCII without spaces')
      .optional()
      .describe(
        'At least 128 random bits; a call that is repeated with them makes no second order',
      ),
  }),
  bodyKb: basketKb,
  body: GuestCheckoutV1,
  response: GuestCheckoutResponse,
  errors: [401, 403, 409, 502, 503],
  cost: 5,
})
