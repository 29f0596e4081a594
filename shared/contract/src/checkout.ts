/**
 * From a basket to an order and its payment. Rules: api/src/modules/checkout/details.ts,
 * api/src/modules/checkout/providers.ts, api/src/modules/checkout/write-order.ts, api/src/modules/orders/rules.ts,
 * api/src/modules/payment/rules.ts, api/src/modules/payment/settle.ts, api/src/modules/payment/reversal.ts,
 * shared/domain/src/pricing/pricing.ts. Return dates: shared/domain/src/turnaround/travel.ts, shared/domain/src/turnaround/working-days.ts.
 */
import { z } from 'zod'
import { customer, unknownToken } from './examples.ts'
import { BasketVersion } from './basket.ts'
import { DeliveryProviderCode } from './delivery-providers.ts'
import { OrderIdToken, Price, Email, Name, Postcode, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

/** Section 3, "Repair return choices"; only storefront orders carry one. */
export const InStoreType = z.enum(['complete_in_store', 'return_to_store', 'return_to_customer'])
export type InStoreType = z.infer<typeof InStoreType>

/**
 * What to do when the workshop finds another price and the customer does not answer: go on as ordered, or send the
 * garment back.
 */
export const IfUnanswered = z.enum(['go_on', 'send_back'])
export type IfUnanswered = z.infer<typeof IfUnanswered>

export const Address = z.strictObject({
  full_name: Name,
  /** House name or number, a space, then the street (section 5). */
  line1: writtenText(200),
  line2: z.string().trim().max(200),
  city: z.string().trim().max(100),
  postcode: Postcode,
})
export type Address = z.infer<typeof Address>

/** Section 3, "Guest checkout payload". The api applies section 5's rule for mobile numbers. */
export const GuestCheckout = z.strictObject({
  customer_name: Name,
  email: Email,
  phone: z.string().trim().min(1).max(30),
  collection_provider: DeliveryProviderCode,
  dropoff_provider: DeliveryProviderCode,
  in_store_type: InStoreType.nullable(),
  address: Address.nullable(),
  express: z.boolean(),
  origin_system: z.string().trim().min(1).max(50),
  coupon_code: z.string().trim().max(50).nullable(),
  pickup_day: z.iso
    .date()
    .optional()
    .describe('When the postie collects; only a day that RMTracked24Collection has'),
  brought_to_fitting: z
    .boolean()
    .optional()
    .describe(
      'Everything in the basket is brought to the fitting whose time it holds; the collection provider is WFLondon then',
    ),
  if_unanswered: IfUnanswered.optional().describe('go_on when left out'),
})
export type GuestCheckout = z.infer<typeof GuestCheckout>

export const GuestCheckoutV2 = GuestCheckout.extend({
  /**
   * The basket whose price was shown. Sent where no card form shows the amount afterwards: another version is answered
   * with 409, unless its order was already placed.
   */
  basket_version: BasketVersion.optional(),
  shown_fees: Price.optional().describe(
    'Delivery and express as they were shown, in one sum: another sum is answered with 409',
  ),
})
export type GuestCheckoutV2 = z.infer<typeof GuestCheckoutV2>

/** Section 3, "Guest checkout response". */
export const GuestCheckoutResponse = z.object({
  order_id_token: OrderIdToken,
  /** Null when no card payment is due. */
  client_secret: z.string().nullable(),
  /** The price of the order. */
  payable_price: Price,
  /** Whether that price is 0. */
  free_order: z.boolean(),
})
export type GuestCheckoutResponse = z.infer<typeof GuestCheckoutResponse>

export const guestCheckoutV2 = defineRoute({
  source: '7.1',
  tag: 'checkout',
  access: 'basket',
  method: 'POST',
  path: '/public/guest_checkout_v2',
  summary: 'Makes (or re-prices) the order of this basket and its payment intent',
  body: GuestCheckoutV2,
  response: GuestCheckoutResponse,
  errors: [401, 403, 409, 502, 503],
  cost: 5,
  importance: 'order',
  example: { body: customer },
})

/**
 * `awaiting_payment`: no attempt yet; `pending`: the provider has not decided yet, poll again; `failed`: the card was
 * not charged; `refunded`: something in the order had already been paid for, so the payment is refunded.
 */
export const PaymentState = z.enum(['awaiting_payment', 'pending', 'paid', 'failed', 'refunded'])
export type PaymentState = z.infer<typeof PaymentState>

export const PaymentCheck = z.object({ state: PaymentState })

export const validateOrderPaid = defineRoute({
  source: '7.1',
  tag: 'checkout',
  access: 'public',
  method: 'GET',
  path: '/public/validate_order_paid',
  summary:
    'Whether an order is paid, asked of the payment provider when its webhook has not come yet',
  query: z.strictObject({ order_id_token: z.string().max(100) }),
  response: PaymentCheck,
  errors: [404, 502, 503],
  importance: 'payment',
  example: { query: { order_id_token: unknownToken } },
})

export const EventReceipt = z.object({ received: z.literal(true) })

export const stripeWebhook = defineRoute({
  source: '7.1',
  tag: 'checkout',
  access: 'provider',
  method: 'POST',
  path: '/public/stripe_webhook',
  summary: 'Signed events of the payment provider; each event takes effect once',
  headers: z.object({ 'stripe-signature': z.string() }),
  response: EventReceipt,
  importance: 'payment',
  example: {
    headers: { 'stripe-signature': 't=1,v1=signed-by-stripe' },
    body: { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: {} } },
  },
})
