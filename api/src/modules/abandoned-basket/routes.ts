import type { FastifyInstance } from 'fastify'
import { abandonBasket, abandonedBasket } from '@darnley/contract/abandoned-basket'
import { conflict, forbidden } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { readAbandonedBasket, rememberBasket } from './service.ts'

export function abandonedBasketRoutes(app: FastifyInstance, services: Services): void {
  const { db, sites, config } = services

  serve(app, {
    route: abandonBasket,
    handler: async ({ body }, { request }) => {
      if (await sites.of(request)) throw forbidden('Staff are not reminded of baskets')
      const basketId = basketIdOf(request)
      if (!basketId) throw conflict('Your basket is empty')
      const { email } = body
      const delayMs = config.abandonedBasketAfterMs
      return { id: await rememberBasket(db, { basketId, email, address: request.ip, delayMs }) }
    },
  })

  serve(app, {
    route: abandonedBasket,
    handler: async ({ query }, { request }) => {
      if (await sites.of(request)) throw forbidden('Baskets are restored on the customers’ site')
      return readAbandonedBasket(services, query.id)
    },
  })
}
