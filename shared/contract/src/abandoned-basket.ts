/** Baskets that were left in checkout. Rules: api/src/modules/basket/changed-lines.ts. */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { Basket } from './basket.ts'
import { Email } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = { source: '7.1', tag: 'basket', access: 'basket' } as const

/** 256 random bits, sent in the mailed link /basket?restore=<id>. */
const AbandonedBasketId = z.string().max(100)

export const AbandonedBasket = z.object({ id: AbandonedBasketId })

export const BasketReminder = z.strictObject({
  email: Email,
})

export const abandonBasket = defineRoute({
  ...common,
  method: 'POST',
  path: '/public/abandoned_basket',
  summary:
    'Whom to remind of this basket if no order follows; posted once the e-mail is known in checkout. A second post corrects the address until the reminder is sent; there is one a basket, and few a day to one address',
  body: BasketReminder,
  response: AbandonedBasket,
  errors: [403, 409],
  cost: 10,
  example: { body: { email: 'amara.osei@example.com' } },
})

export const abandonedBasket = defineRoute({
  ...common,
  access: 'public',
  method: 'GET',
  path: '/public/abandoned_basket',
  summary:
    'What can be ordered today of the basket that a reminder named, on whichever device; what was ordered meanwhile is left out. Nothing is added to the basket of the caller: `update_basket` does that once the customer agrees',
  query: z.strictObject({ id: AbandonedBasketId }),
  response: Basket,
  errors: [403, 404, 503],
  cost: 1,
  example: { query: { id: unknownToken } },
})
