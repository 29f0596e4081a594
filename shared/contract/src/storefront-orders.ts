/**
 * The orders that staff list and update. Rules: api/src/modules/storefront-orders/rules.ts,
 * api/src/modules/storefront-orders/search-plan.ts, api/src/modules/orders/transitions.ts.
 */
import { z } from 'zod'
import { unknownId, unknownToken } from './examples.ts'
import { InStoreType } from './checkout.ts'
import { DeliveryProviderCode } from './delivery-providers.ts'
import { OrderDetails, OrderedItem, OrderedService } from './orders.ts'
import { CustomerPhoto } from './photos.ts'
import { FileBytes, MinorUnits, OrderIdToken } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = { source: '7.2', tag: 'storefront orders', access: 'shop' } as const

export const StatusChange = z.object({
  from: z.string().nullable(),
  to: z.string(),
  actor: z
    .string()
    .describe('customer, payment-provider, courier:<name> or staff:<id>, followed by @<store>'),
  at: z.iso.datetime(),
})

export const Answer = z.object({ question: z.string(), answer: z.string() })

/** A service with all that the customer said about it (section 3, "Service detail chosen"). */
export const OrderedWork = OrderedService.extend({
  subservice: z.string().nullable(),
  answers: z.array(Answer),
  repair_location: z.string().nullable(),
  fitting_details: z.string().nullable().describe('A measurement in centimetres, or what to match'),
  tailor_notes: z.string().nullable(),
})
export type OrderedWork = z.infer<typeof OrderedWork>

/** A garment with the work on it. */
export const OrderedGarment = OrderedItem.extend({ services: z.array(OrderedWork) })

/** An order as staff see it. */
export const StorefrontOrder = OrderDetails.extend({
  items: z.array(OrderedGarment),
  due_day: z.iso
    .date()
    .nullable()
    .describe('When the work is to be done and dispatched (section 9); null once it is over'),
  customer_name: z.string(),
  phone: z.string(),
  status_changes: z.array(StatusChange).describe('Oldest first'),
  next_statuses: z.array(z.string()).describe('Statuses that update_order_status accepts now'),
})
export type StorefrontOrder = z.infer<typeof StorefrontOrder>

export const OrderSummary = z.object({
  _id: z.string(),
  collection_ref: z.string(),
  status: z.string(),
  created_at: z.iso.datetime(),
  customer_name: z.string(),
  customer_email: z.string(),
  total_price: MinorUnits,
  express: z.boolean(),
  in_store_type: InStoreType.nullable(),
  collection_provider: DeliveryProviderCode,
  dropoff_provider: DeliveryProviderCode,
  brought_to_fitting: z
    .boolean()
    .optional()
    .describe('Whether it comes with its customer to the fitting; absent in older releases'),
  service_count: z.int(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const OrderPage = z.object({
  orders: z.array(OrderSummary).describe('Newest first'),
  next_cursor: z.string().nullable().describe('Null on the last page'),
})
export type OrderPage = z.infer<typeof OrderPage>

const cursor = z.string().max(200).optional().describe('next_cursor of the previous page')
const status = z.string().max(60).optional()
const limit = { least: 1, most: 100, usual: 25 } as const

const PageQuery = z.strictObject({
  cursor,
  limit: z.coerce.number().int().min(limit.least).max(limit.most).default(limit.usual),
  status,
})

export const storefrontOrders = defineRoute({
  ...common,
  method: 'GET',
  path: '/storefront/storefront_orders',
  summary: 'Orders under way that are routed to the storefront',
  query: PageQuery,
  response: OrderPage,
  errors: [401, 403],
  example: { query: { limit: 20 } },
})

export const storefrontPastOrders = defineRoute({
  ...common,
  method: 'GET',
  path: '/storefront/storefront_past_orders',
  summary: 'Finished and cancelled orders that were routed to the storefront',
  query: PageQuery,
  response: OrderPage,
  errors: [401, 403],
  example: { query: { limit: 20 } },
})

export const DueOrder = OrderSummary.extend({ due_day: z.iso.date() })
export type DueOrder = z.infer<typeof DueOrder>

/** A part of the orders that are due. Days are those of London. */
export const DuePart = z.enum(['late', 'today', 'express'])
export type DuePart = z.infer<typeof DuePart>

/** How many orders there are; 1000 means 1000 or more. */
export const DueCounts = z.record(z.enum(['all', ...DuePart.options]), z.int().max(1000))

export const DuePage = z.object({
  orders: z.array(DueOrder).describe('By due day, express first in each day'),
  next_cursor: z.string().nullable().describe('Null on the last page'),
  counts: DueCounts,
})
export type DuePage = z.infer<typeof DuePage>

/** Not in the specification: what a shop has to watch first. */
export const dueOrders = defineRoute({
  ...common,
  source: '6',
  method: 'GET',
  path: '/storefront/due_orders',
  summary: 'Orders routed to the storefront whose work is not done, by the day on which it is due',
  query: z.strictObject({
    cursor,
    limit: z.coerce.number().int().min(limit.least).max(limit.most).default(limit.usual),
    part: DuePart.optional(),
  }),
  response: DuePage,
  errors: [401, 403],
  example: { query: { part: 'late' } },
})

export const OrderSearch = z.strictObject({
  list: z.enum(['current', 'past']).describe('In progress, or finished and cancelled'),
  search: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('Prefixes of the order number or of words in name and e-mail; all must match'),
  cursor,
  limit: z.int().min(limit.least).max(limit.most).default(limit.usual),
  status,
})

/**
 * Not in the specification: searches both lists. The search text is in the body, so that no URL names a customer
 * (S21).
 */
export const searchOrders = defineRoute({
  ...common,
  source: '6',
  method: 'POST',
  path: '/storefront/search_orders',
  summary: 'Orders routed to the storefront that are found by number, name or e-mail',
  body: OrderSearch,
  response: OrderPage,
  errors: [401, 403],
  example: { body: { list: 'current', search: 'DN-48213' } },
})

export const orderDetailsByToken = defineRoute({
  ...common,
  method: 'GET',
  path: '/storefront/order_details_by_token',
  summary:
    'The order of a scanned QR code, or of an order number, that is routed to the storefront',
  query: z.strictObject({
    order_id_token: z.string().trim().min(1).max(100).describe('Token, or number as DN-48213'),
  }),
  response: StorefrontOrder,
  errors: [401, 403, 404],
  example: { query: { order_id_token: unknownToken } },
})

const OrderId = z.uuid().describe('_id of the order')

export const updateOrderStatus = defineRoute({
  ...common,
  method: 'POST',
  path: '/storefront/update_order_status',
  summary: 'Changes the status of an order; 409 where the order may not go there from where it is',
  query: z.strictObject({ order_id: OrderId, order_status: z.string().max(60) }),
  response: StorefrontOrder,
  errors: [401, 403, 404, 409],
  example: {
    query: { order_id: unknownId, order_status: 'awaiting_pickup' },
  },
})

export const markOrderDispatchedByStore = defineRoute({
  ...common,
  method: 'POST',
  path: '/storefront/mark_order_dispatched_by_store',
  summary: 'The shop handed the order over: from awaiting_pickup to in transit to us',
  query: z.strictObject({ order_id: OrderId }),
  response: StorefrontOrder,
  errors: [401, 403, 404, 409],
  example: { query: { order_id: unknownId } },
})

/** Not in the specification: what customer and workshop photographed helps a shop to tell clothes apart. */
export const storefrontOrderPhotos = defineRoute({
  ...common,
  source: '6',
  method: 'GET',
  path: '/storefront/order_photos',
  summary: 'The photos of an order that is routed to the storefront, oldest first',
  query: z.strictObject({ order_id: OrderId }),
  response: z.array(CustomerPhoto),
  errors: [401, 403, 404],
  example: { query: { order_id: unknownId } },
})

/** Not in the specification: section 6 lets staff handle an order, and the printed code may get lost. */
export const storefrontOrderQrCode = defineRoute({
  ...common,
  source: '6',
  method: 'GET',
  path: '/storefront/order_qr_code',
  summary: 'The QR code of an order that is routed to the storefront, to be printed again',
  query: z.strictObject({ order_id: OrderId }),
  response: FileBytes,
  produces: 'image/png',
  errors: [401, 403, 404],
  example: { query: { order_id: unknownId } },
})

export const orderQrCode = defineRoute({
  source: '7.1',
  tag: 'orders',
  access: 'public',
  method: 'GET',
  path: '/public/order_qr_code',
  summary: 'The code that staff of a drop-off point scan: a QR image that holds the token',
  query: z.strictObject({ order_id_token: OrderIdToken }),
  response: FileBytes,
  produces: 'image/png',
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})
