import type { FastifyInstance } from 'fastify'
import { clearBasket, getBasket, updateBasket as updateBasketCall } from '@darnley/contract/basket'
import type { Services } from '#src/services.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import {
  type BasketToken,
  basketIdOf,
  keepBasketCookie,
  NO_BASKET,
  newBasketToken,
} from './cookie.ts'
import { emptyBasket, isStoredBasket, readBasket, updateBasket, updateFaults } from './service.ts'
import { knownTerms, viewBasket } from './view.ts'

export function basketRoutes(app: FastifyInstance, services: Services): void {
  const { db, sites } = services

  serve(app, {
    route: getBasket,
    handler: async (_input, context) => {
      const site = await sites.of(context.request)
      const id = basketIdOf(context.request)
      if (id === null) {
        const terms = await knownTerms(services, site)
        return viewBasket(null, { rate: rateOf(site), terms, discount: null })
      }
      const basket = await readBasket(services, { id, site })
      if (basket.version > 0) keepBasketCookie(context)
      return basket
    },
  })

  serve(app, {
    route: updateBasketCall,
    rules: async ({ body: { basket: sent } }, request) =>
      sent
        ? updateFaults(services, {
            id: basketIdOf(request) ?? NO_BASKET,
            site: await sites.of(request),
            sent,
          })
        : [],
    handler: async ({ body: update }, context) => {
      const site = await sites.of(context.request)
      const known = basketIdOf(context.request)
      // A later version is stored, or a 409 returns the current basket. A first version must not use an id of the
      // client's.
      const isStored = known !== null && (update.version > 0 || (await isStoredBasket(db, known)))
      const { token, id }: BasketToken = isStored ? { id: known } : newBasketToken()
      const basket = await updateBasket(services, { id, site, update })
      keepBasketCookie(context, token)
      return basket
    },
  })

  serve(app, {
    route: clearBasket,
    handler: async (_input, { request }) =>
      emptyBasket(services, {
        id: basketIdOf(request) ?? NO_BASKET,
        site: await sites.of(request),
      }),
  })
}
