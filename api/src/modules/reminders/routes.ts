import type { FastifyInstance } from 'fastify'
import { setReminders } from '@darnley/contract/reminders'
import { notFound } from '#src/lib/http-error.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { reminderRepository } from './repository.ts'

export function reminderRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, {
    route: setReminders,
    handler: async ({ body: { order_id_token: token, reminders } }) => {
      const order = await orderRepository(db).byToken(token)
      if (!order) throw notFound('Order')
      await reminderRepository(db).setStopped(order, !reminders)
      return { reminders }
    },
  })
}
