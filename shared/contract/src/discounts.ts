/** Discount codes. Rules: api/src/modules/discounts/rules.ts, shared/domain/src/pricing/pricing.ts. */
import { z } from 'zod'
import { jeans } from './examples.ts'
import { BasketEntries, basketKb } from './basket.ts'
import { DeliveryProvider } from './delivery-providers.ts'
import { Price } from './primitives.ts'
import { defineRoute } from './route.ts'

/** As typed: case and surrounding space are ignored. */
export const DiscountCode = z.string().trim().max(50)

/** Section 3, "Discount response"; amounts are for the services, without delivery and express. */
export const DiscountResponse = z.object({
  /** Whether this code is now applied to the basket. */
  coupon_applied: z.boolean(),
  coupon_valid: z.boolean(),
  discount_amount: Price,
  total_price: Price,
})
export type DiscountResponse = z.infer<typeof DiscountResponse>

export const payloadBasketDiscount = defineRoute({
  source: '7.1',
  tag: 'basket',
  access: 'basket',
  method: 'POST',
  path: '/public/payload_basket_discount',
  summary:
    'Holds a discount code in the basket if it is valid; another code that is held stays if it is not. An empty code takes the held one off',
  query: z.strictObject({ discount_code: DiscountCode }),
  response: DiscountResponse,
  errors: [403, 429],
  example: { query: { discount_code: 'WELCOME10' } },
})

export const CouponValidation = z.strictObject({
  coupon_code: DiscountCode.min(1),
  basket: BasketEntries.optional(),
})

export const guestCouponValidation = defineRoute({
  source: '7.1',
  tag: 'checkout',
  access: 'basket',
  method: 'POST',
  path: '/public/guest_coupon_validation',
  summary:
    'What a discount code would take off the given entries, else off the basket of this visitor; applies nothing',
  bodyKb: basketKb,
  body: CouponValidation,
  response: DiscountResponse,
  errors: [403, 429, 503],
  example: { body: { coupon_code: 'WELCOME10', basket: [jeans] } },
})

export const allDeliveryProviders = defineRoute({
  source: '7.1',
  tag: 'delivery',
  access: 'public',
  method: 'GET',
  path: '/public/all_delivery_providers',
  summary:
    'Every way clothes can travel, whatever the address; only what this site blocks is left out. Discounts take off services, so a valid code leaves these prices as they are and an invalid one is a fault',
  query: z.strictObject({ discount_code: DiscountCode.optional() }),
  response: z.array(DeliveryProvider),
  errors: [429],
})
