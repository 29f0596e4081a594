/** Reminders of what a customer has to do for an order. Rules: api/src/modules/reminders/due.ts. */
import { z } from 'zod'
import { unknownToken } from './examples.ts'
import { OrderIdToken } from './primitives.ts'
import { defineRoute } from './route.ts'

export const WantedReminders = z.strictObject({
  order_id_token: OrderIdToken,
  reminders: z.boolean().describe('False: no more reminders about this order'),
})

export const OrderReminders = z.object({ reminders: z.boolean() })

export const setReminders = defineRoute({
  source: 'design: reminders',
  tag: 'orders',
  access: 'public',
  method: 'POST',
  path: '/public/order_reminders',
  summary: 'Switches the reminders about an order off or on, for the holder of its token',
  body: WantedReminders,
  response: OrderReminders,
  errors: [404],
  example: { body: { order_id_token: unknownToken, reminders: false } },
})
