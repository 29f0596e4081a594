/**
 * A checkout that contains its basket. Rules: api/src/modules/checkout/details.ts,
 * api/src/modules/checkout/entries.ts.
 */
import { z } from 'zod'
import { customer, jeans } from './examples.ts'
import { BasketEntries, basketKb } from './basket.ts'
import { GuestCheckout, GuestCheckoutResponse } from './checkout.ts'
import { defineRoute } from './route.ts'

export const GuestCheckoutV1 = GuestCheckout.extend({
  /** With the prices that the customer saw: answered with 409 when one differs from the catalogue's. */
  basket: BasketEntries.min(1),
})
export type GuestCheckoutV1 = z.infer<typeof GuestCheckoutV1>

/**
 * The older form of guest_checkout_v2, which has no basket session: the entries are sent in the body. Each call
 * creates an order, unless its Idempotency-Key names an earlier one: that order is re-priced and returned again. The
 * key is a secret between the caller and the api; the ids of entries are not.
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
        'At least 128 random bits; a repeated call with the same key creates no second order',
      ),
  }),
  bodyKb: basketKb,
  body: GuestCheckoutV1,
  response: GuestCheckoutResponse,
  errors: [401, 403, 409, 502, 503],
  cost: 5,
  importance: 'order',
  example: { body: { ...customer, basket: [jeans] } },
})
