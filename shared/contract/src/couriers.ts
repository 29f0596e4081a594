/**
 * Labels, collections and tracking updates of couriers. Rules: api/src/modules/couriers/rules.ts,
 * api/src/modules/couriers/tracking-updates.ts.
 */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { FileBytes } from './primitives.ts'
import { defineRoute } from './route.ts'

const common = { source: '7.1', tag: 'couriers' } as const

export const dpdShippingLabel = defineRoute({
  ...common,
  access: 'public',
  method: 'GET',
  path: '/public/dpd_shipping_label',
  summary: 'Label for a parcel that the customer brings to a DPD shop, as PDF',
  query: z.strictObject({
    order_id: z
      .string()
      .max(100)
      .describe('The token of the order; its internal id gives no access'),
  }),
  response: FileBytes,
  produces: 'application/pdf',
  cost: 5,
  errors: [404, 409, 502, 503],
  example: { query: { order_id: unknownToken } },
})

export const royalMailLabel = defineRoute({
  ...common,
  access: 'public',
  method: 'GET',
  path: '/public/royal_mail_label',
  summary:
    'Label for a parcel that the customer posts with Royal Mail, or that a shop posts home to its customer, as PDF',
  query: z.strictObject({ token: z.string().max(100).describe('The token of the order') }),
  response: FileBytes,
  produces: 'application/pdf',
  cost: 5,
  errors: [404, 409, 502, 503],
  example: { query: { token: unknownToken } },
})

/** A time slot that a courier offers. */
export const CourierProposal = z.object({
  id: z.string(),
  collect_from: z.iso.datetime(),
  collect_until: z.iso.datetime(),
})
export type CourierProposal = z.infer<typeof CourierProposal>

export const CourierProposals = z.object({ proposals: z.array(CourierProposal) })

export const ProposalRequest = z.strictObject({ order_id_token: z.string().max(100) })

export const evermileProposals = defineRoute({
  ...common,
  access: 'public',
  method: 'POST',
  path: '/public/evermile_proposals',
  summary: 'When Evermile can collect an order, for the holder of its token',
  body: ProposalRequest,
  cost: 5,
  response: CourierProposals,
  errors: [404, 409, 502, 503],
  example: { body: { order_id_token: unknownToken } },
})

export const EvermileBooking = z.strictObject({
  order_id_token: z.string().max(100),
  proposal_id: z.string().min(1).max(100),
})

export const BookedCollection = z.object({
  evermile_order_id: z.string(),
  tracking_number: z.string(),
})

export const evermileOrder = defineRoute({
  ...common,
  access: 'public',
  method: 'POST',
  path: '/public/evermile_order',
  summary:
    'Books one of those times; 409 for one that was not offered for this order or has passed. A second call answers with the booking that is there',
  body: EvermileBooking,
  cost: 5,
  response: BookedCollection,
  errors: [404, 409, 502, 503],
  example: { body: { order_id_token: unknownToken, proposal_id: 'slot' } },
})

export const CourierEventReceipt = z.object({
  received: z.literal(true),
  moved: z.boolean().describe('Whether it changed the status of an order'),
})

const webhook = {
  ...common,
  access: 'provider',
  method: 'POST',
  response: CourierEventReceipt,
  errors: [401],
} as const

export const evermileUpdateEvent = defineRoute({
  ...webhook,
  path: '/public/evermile_update_event',
  summary: 'Signed events of Evermile; each takes effect once',
  headers: z.object({
    'svix-id': z.string().min(1).max(200),
    'svix-timestamp': z.string(),
    'svix-signature': z.string(),
  }),
  example: {
    headers: {
      'svix-id': 'msg_1',
      'svix-timestamp': '1790000000',
      'svix-signature': 'v1,signed-by-evermile',
    },
    body: { order: { externalOrderId: 'DN-48213', status: 'Collected' } },
  },
})

export const onfleetUpdateEvent = defineRoute({
  ...webhook,
  path: '/public/onfleet_update_event',
  summary: 'Signed events of Onfleet; each takes effect once',
  headers: z.object({ 'x-onfleet-signature': z.string() }),
  example: {
    headers: { 'x-onfleet-signature': 'signed-by-onfleet' },
    body: { taskId: 'task', triggerId: 3, time: 1_790_000_000_000, data: { task: {} } },
  },
})

export const ship24Webhook = defineRoute({
  ...webhook,
  path: '/public/ship24_webhook',
  summary: 'Tracking events of Ship24, which carry its secret; each takes effect once',
  headers: z.object({ authorization: z.string() }),
  example: {
    headers: { authorization: 'Bearer secret-of-ship24' },
    body: { trackings: [] },
  },
})

export const ship24WebhookCheck = defineRoute({
  ...common,
  access: 'public',
  method: 'HEAD',
  path: '/public/ship24_webhook',
  summary: 'Ship24 asks with it whether the address of its webhook answers',
  response: z.null(),
})
