import type { FastifyInstance } from 'fastify'
import { orderProgress } from '@darnley/contract/order-progress'
import { orderDetails } from '@darnley/contract/orders'
import { orderQrCode } from '@darnley/contract/storefront-orders'
import { notFound } from '#src/lib/http-error.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { orderRepository } from './repository.ts'
import { progressOf } from './progress.ts'
import { qrCode } from './qr-code.ts'
import { viewOrder } from './view.ts'

export function orderRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: orderDetails,
    handler: async ({ query }) => {
      const order = await orderRepository(db).byToken(query.order_id_token)
      if (!order) throw notFound('Order')
      return viewOrder(services, order)
    },
  })

  serve(app, {
    route: orderProgress,
    handler: async ({ query }) => {
      const order = await orderRepository(db).byToken(query.order_id_token)
      if (!order) throw notFound('Order')
      return progressOf(db, order)
    },
  })

  serve(app, {
    route: orderQrCode,
    handler: async ({ query }) => {
      const order = await orderRepository(db).byToken(query.order_id_token)
      if (!order) throw notFound('Order')
      return qrCode(order.token)
    },
  })
}
