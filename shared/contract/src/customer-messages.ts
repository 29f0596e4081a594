/** What a customer and the company wrote about an order. Rules: api/src/modules/conversations/customer-messages.ts. */
import { z } from 'zod'
import { unknownId, unknownToken } from './examples.ts'
import { OrderIdToken, writtenText } from './primitives.ts'
import { defineRoute } from './route.ts'

export const CustomerMessage = z.object({
  id: z.int(),
  from: z.enum(['person', 'us']),
  at: z.iso.datetime(),
  words: z.string(),
})
export type CustomerMessage = z.infer<typeof CustomerMessage>

export const CustomerMessages = z.object({
  messages: z.array(CustomerMessage).describe('Oldest first'),
  can_add_note: z.boolean().describe('The clothes have not arrived at the workshop'),
})
export type CustomerMessages = z.infer<typeof CustomerMessages>

const common = { source: 'design: my repairs', tag: 'orders', access: 'public' } as const

export const customerMessages = defineRoute({
  ...common,
  method: 'GET',
  path: '/public/order_messages',
  summary: 'What was written about an order, for the holder of its token',
  query: z.strictObject({ order_id_token: z.string().max(100) }),
  response: CustomerMessages,
  errors: [404],
  example: { query: { order_id_token: unknownToken } },
})

export const OrderNote = z.strictObject({
  order_id_token: OrderIdToken,
  key: z.uuid().describe('Made by the client for each note: a repeated call adds nothing'),
  words: writtenText(2000),
})
export type OrderNote = z.infer<typeof OrderNote>

export const addOrderNote = defineRoute({
  ...common,
  method: 'POST',
  path: '/public/order_note',
  summary:
    'Adds a note to an order that has not arrived, for the holder of its token; 409 once it has arrived',
  body: OrderNote,
  response: CustomerMessages,
  errors: [404, 409, 429],
  cost: 5,
  example: {
    body: {
      order_id_token: unknownToken,
      key: unknownId,
      words: 'The left leg is the longer one.',
    },
  },
})
