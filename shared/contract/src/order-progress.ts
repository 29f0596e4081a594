/** The progress of an order. Rules: api/src/modules/orders/transitions.ts. */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { defineRoute } from './route.ts'

export const ReachedStatus = z.object({ status: z.string(), at: z.iso.datetime() })

export const OrderProgress = z.object({
  status: z.string().describe('One of the order statuses of section 3'),
  /** Every status since the order was placed, the latest last. */
  changes: z.array(ReachedStatus),
})
export type OrderProgress = z.infer<typeof OrderProgress>

export const orderProgress = defineRoute({
  source: 'design: tracking at /order',
  tag: 'orders',
  access: 'public',
  method: 'GET',
  path: '/public/order_progress',
  summary: 'Where an order is on its way, for the holder of its token',
  query: z.strictObject({ order_id_token: z.string().max(100) }),
  response: OrderProgress,
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})
