import type { FastifyInstance } from 'fastify'
import { abandonBasket, restoreBasket as restoreBasketCall } from 'shared/contract/abandoned-basket'
import { conflict, forbidden } from '#src/lib/http-error.ts'
import { basketIdOf, openBasket } from '#src/modules/basket/cookie.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { rememberBasket, restoreBasket } from './service.ts'

export function abandonedBasketRoutes(app: FastifyInstance, services: Services): void {
  const { db, sites, config } = services

  serve(app, {
    route: abandonBasket,
    handler: async ({ body }, { request }) => {
      if (await sites.of(request)) throw forbidden('Staff are not reminded of baskets')
      const basketId = basketIdOf(request)
      if (!basketId) throw conflict('Your basket is empty')
      const delayMs = config.abandonedBasketAfterMs
      return { id: await rememberBasket(db, { basketId, email: body.email, delayMs }) }
    },
  })

  serve(app, {
    route: restoreBasketCall,
    handler: async ({ query }, { request, reply }) => {
      const site = await sites.of(request)
      if (site) throw forbidden('Baskets are restored on the customers’ site')
      const { id } = openBasket(request, reply)
      return restoreBasket(services, { address: { id, site }, id: query.id })
    },
  })
}
