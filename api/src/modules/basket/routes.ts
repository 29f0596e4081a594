import type { FastifyInstance } from 'fastify'
import { clearBasket, getBasket, updateBasket as updateBasketCall } from 'shared/contract/basket'
import type { Services } from '#src/services.ts'
import { notFound } from '#src/lib/http-error.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { openBasket } from './cookie.ts'
import { emptyBasket, emptyOrderedBasket, readBasket, updateBasket } from './service.ts'
import { viewBasket } from './view.ts'

export function basketRoutes(app: FastifyInstance, services: Services): void {
  const { db, sites } = services

  serve(app, {
    route: getBasket,
    handler: async (_input, { request, reply }) => {
      const { id, isNew } = openBasket(request, reply)
      const site = await sites.of(request)
      return isNew
        ? viewBasket(null, { rate: rateOf(site), discount: null })
        : readBasket(services, { id, site })
    },
  })

  serve(app, {
    route: updateBasketCall,
    handler: async ({ body }, { request, reply }) => {
      const site = await sites.of(request)
      const { id } = openBasket(request, reply)
      return updateBasket(services, { id, site, update: body })
    },
  })

  serve(app, {
    route: clearBasket,
    handler: async ({ body }, { request, reply }) => {
      const { id } = openBasket(request, reply)
      const address = { id, site: await sites.of(request) }
      if (body?.order_id_token === undefined) return emptyBasket(services, address)
      const order = await orderRepository(db).byToken(body.order_id_token)
      if (!order) throw notFound('Order')
      if (order.basketId !== address.id || order.status === 'awaiting_payment')
        return readBasket(services, address)
      return emptyOrderedBasket(services, { ...address, version: order.basketVersion })
    },
  })
}
