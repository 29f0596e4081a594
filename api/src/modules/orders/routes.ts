import type { FastifyInstance } from 'fastify'
import { orderProgress } from '@darnley/contract/order-progress'
import {
  orderCalendar as calendarRoute,
  orderDetails,
  packingCard as cardRoute,
} from '@darnley/contract/orders'
import { orderQrCode } from '@darnley/contract/storefront-orders'
import { notFound } from '#src/lib/http-error.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { orderRepository } from './repository.ts'
import { progressOf } from './progress.ts'
import { qrCode } from './qr-code.ts'
import { isOnDesk } from './stages.ts'
import { orderCalendar } from './calendar.ts'
import { packingCardPath, viewForCustomer } from './customer-view.ts'
import { planOf } from './plan.ts'

export function orderRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: orderDetails,
    handler: async ({ query }) => {
      const order = await orderRepository(db).byToken(query.order_id_token)
      if (!order) throw notFound('Order')
      return viewForCustomer(services, order)
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

  fileRoutes(app, services)
}

function fileRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  const { company, siteUrl } = config

  serve(app, {
    route: cardRoute,
    handler: async ({ query }, { reply }) => {
      const order = await orderRepository(db).byToken(query.order_id_token)
      if (!order || !packingCardPath(order)) throw notFound('Packing card')
      // Imported on demand, like labels.
      const { packingCard } = await import('./packing-card.ts')
      void reply.header(
        'content-disposition',
        `inline; filename="packing-card-${order.collectionRef}.pdf"`,
      )
      return packingCard(order, company.name)
    },
  })

  serve(app, {
    route: calendarRoute,
    handler: async ({ query }, { reply }) => {
      const order = await orderRepository(db).byToken(query.order_id_token)
      if (!order || !isOnDesk(order)) throw notFound('Calendar')
      const planned = await planOf({ ...services, company }, order)
      void reply.header(
        'content-disposition',
        `attachment; filename="days-${order.collectionRef}.ics"`,
      )
      return orderCalendar({ order, planned, companyName: company.name, siteUrl })
    },
  })
}
