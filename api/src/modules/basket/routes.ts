import type { FastifyInstance } from 'fastify'
import { clearBasket, getBasket, updateBasket as updateBasketCall } from 'shared/contract/basket'
import type { Services } from '#src/services.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { openBasket } from './cookie.ts'
import { emptyBasket, readBasket, updateBasket } from './service.ts'
import { viewBasket } from './view.ts'

export function basketRoutes(app: FastifyInstance, services: Services): void {
  const { sites } = services

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
    handler: async (_input, { request, reply }) => {
      const { id } = openBasket(request, reply)
      return emptyBasket(services, { id, site: await sites.of(request) })
    },
  })
}
