/**
 * An order as the holder of its token sees it. Rules: api/src/modules/orders/rules.ts,
 * api/src/modules/orders/transitions.ts, api/src/modules/orders/status-words.ts.
 */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { FittingChoice } from './basket.ts'
import { InStoreType } from './checkout.ts'
import { DeliveryProvider, DeliveryProviderCode } from './delivery-providers.ts'
import { MinorUnits } from './primitives.ts'
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
})

export const OrderOutbound = z.object({ delivery_provider: OrderProvider })

export const OrderRefund = z.object({ amount: MinorUnits, is_done: z.boolean() })

export const OrderStore = z.object({ in_store_type: InStoreType })

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
