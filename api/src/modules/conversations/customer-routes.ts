import type { FastifyInstance } from 'fastify'
import { addOrderNote, customerMessages } from '@darnley/contract/customer-messages'
import { notFound } from '#src/lib/http-error.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { addNote, customerMessagesOf } from './customer-messages.ts'

export function customerMessageRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, {
    route: customerMessages,
    handler: async ({ query }) => customerMessagesOf(db, await orderOf(query.order_id_token)),
  })

  serve(app, {
    route: addOrderNote,
    handler: async ({ body: { order_id_token: token, key, words } }) =>
      addNote(db, { order: await orderOf(token), key, words }),
  })

  async function orderOf(token: string): Promise<Order> {
    const order = await orderRepository(db).byToken(token)
    if (!order) throw notFound('Order')
    return order
  }
}
