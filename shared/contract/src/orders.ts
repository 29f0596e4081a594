/**
 * An order as the holder of its token sees it. Rules: api/src/modules/orders/rules.ts,
 * api/src/modules/orders/transitions.ts, api/src/modules/orders/status-words.ts.
 */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { FittingChoice } from './basket.ts'
import { InStoreType } from './checkout.ts'
import { DeliveryProvider, DeliveryProviderCode } from './delivery-providers.ts'
import { Fitting } from './fittings.ts'
import { LinkedOrder, OrderGuarantee } from './guarantee.ts'
import { FileBytes, MinorUnits, OrderIdToken } from './primitives.ts'
import { defineRoute } from './route.ts'

export const OrderProvider = DeliveryProvider.pick({
  name: true,
  display_name: true,
  days: true,
  point: true,
}).extend({
  name: DeliveryProviderCode,
})

export const OrderedServiceDetails = z.object({ fitting_choice: FittingChoice.nullable() })

export const OrderedService = z.object({
  name: z.string(),
  price: MinorUnits,
  details: OrderedServiceDetails,
  guide_url: z
    .string()
    .nullish()
    .describe(
      'Page of the fitting guide for what was chosen, for the workshop with its site; null without a guide, absent for shops',
    ),
})

export const OrderedItem = z.object({
  item_name: z.string(),
  item_description: z.string(),
  services: z.array(OrderedService),
})

export const OrderInbound = z.object({
  originating_address: z.object({ full_name: z.string() }),
  delivery_provider: OrderProvider,
  description: z.string(),
  pickup_day: z.iso
    .date()
    .nullish()
    .describe('The day of collection that the customer chose; absent in older releases'),
  brought_to_fitting: z
    .boolean()
    .optional()
    .describe(
      'Whether the clothes come with their customer to the fitting; absent in older releases',
    ),
})

export const OrderOutbound = z.object({ delivery_provider: OrderProvider })

export const OrderRefund = z.object({ amount: MinorUnits, is_done: z.boolean() })

export const OrderStore = z.object({ in_store_type: InStoreType })

/** Where a parcel of the order is collected or delivered. */
export const OrderAddress = z.object({
  full_name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postcode: z.string(),
})

export const OrderDiscount = z.object({ code: z.string(), amount: MinorUnits })

/** The parts of a total: services - discount + express + delivery = total_price. */
export const OrderAmounts = z.object({
  services: MinorUnits,
  discount: OrderDiscount.nullable(),
  express: MinorUnits.nullable().describe('Null for the standard turnaround'),
  delivery: MinorUnits,
  inbound: MinorUnits.optional().describe('The part of delivery that is the way to the workshop'),
  outbound: MinorUnits.optional().describe('The part of delivery that is the way back'),
})
export type OrderAmounts = z.infer<typeof OrderAmounts>

/** Section 3, "Order details (read)". */
export const OrderDetails = z.object({
  _id: z.string(),
  collection_ref: z.string().describe('The human-readable order number, for instance DN-48213'),
  status: z.string(),
  created_at: z.iso.datetime(),
  customer_email: z.string(),
  total_price: MinorUnits,
  /** Null unless the payment is refunded because something in the order had already been paid for. */
  refund: OrderRefund.nullable(),
  express: z.boolean(),
  inbound: OrderInbound,
  outbound: OrderOutbound,
  store: OrderStore.nullable(),
  royal_mail_label_url: z
    .string()
    .nullable()
    .describe("Address of the parcel's label, also for DPD; null when there is none to print"),
  items: z.array(OrderedItem),
  amounts: OrderAmounts,
  address: OrderAddress.nullish().describe(
    'Where clothes are collected and brought back; null when they are not, absent for staff',
  ),
  packing_card_url: z
    .string()
    .nullish()
    .describe('Address of the card to put into the parcel; null when there is no parcel to pack'),
  calendar_url: z
    .string()
    .nullish()
    .describe('Address of the calendar file with the days of the order; null when it is over'),
  fitting: Fitting.nullish().describe(
    'The fitting in person; null without one, absent for staff and in older releases',
  ),
  can_fit: z
    .boolean()
    .optional()
    .describe('Whether its customer can choose or move a fitting. Absent for staff'),
  can_cancel: z
    .boolean()
    .optional()
    .describe('Whether its customer can cancel it: the clothes have not set out. Absent for staff'),
  reminders: z
    .boolean()
    .nullish()
    .describe('Whether its customer is reminded by e-mail; null when it is over, absent for staff'),
  guarantee: OrderGuarantee.nullish().describe(
    'Null unless the order is finished; absent for staff and in older releases',
  ),
  redo_of: LinkedOrder.nullish().describe(
    'The order whose garment this one does again, free; absent for staff and in older releases',
  ),
})
export type OrderDetails = z.infer<typeof OrderDetails>

export const orderDetails = defineRoute({
  source: '7.1',
  tag: 'orders',
  access: 'public',
  method: 'GET',
  path: '/public/order_details',
  summary: 'One order, shown to the holder of its token',
  query: z.strictObject({ order_id_token: z.string().max(100) }),
  response: OrderDetails,
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})

const byToken = z.strictObject({ order_id_token: z.string().max(100) })

export const packingCard = defineRoute({
  source: 'design: after payment',
  tag: 'orders',
  access: 'public',
  method: 'GET',
  path: '/public/packing_card',
  summary: 'The card that a customer puts into the parcel, as PDF',
  query: byToken,
  response: FileBytes,
  produces: 'application/pdf',
  cost: 5,
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})

export const orderCalendar = defineRoute({
  source: 'design: after payment',
  tag: 'orders',
  access: 'public',
  method: 'GET',
  path: '/public/order_calendar',
  summary: 'The days of an order as a calendar file (RFC 5545)',
  query: byToken,
  response: FileBytes,
  produces: 'text/calendar',
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})

export const OwnCancellation = z.strictObject({ order_id_token: OrderIdToken })

export const CancelledOrder = z.object({ status: z.literal('cancelled') })

export const cancelOwnOrder = defineRoute({
  source: 'design: cancelling',
  tag: 'orders',
  access: 'public',
  method: 'POST',
  path: '/public/cancel_order',
  summary:
    'Cancels an order whose clothes have not set out, for the holder of its token: all that was paid goes back. Once: a repeated call changes nothing',
  body: OwnCancellation,
  response: CancelledOrder,
  errors: [404, 409],
  cost: 5,
  example: { body: { order_id_token: unknownToken } },
})
