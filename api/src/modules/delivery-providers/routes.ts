import type { FastifyInstance } from 'fastify'
import { deliveryProviders } from 'shared/contract/delivery-providers'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { offeredProviders } from './rules.ts'

export function deliveryProviderRoutes(app: FastifyInstance, { sites }: Services): void {
  serve(app, {
    route: deliveryProviders,
    handler: async ({ query }, { request }) => {
      const { storefront_domain: domain } = query
      const storefront = domain ? await sites.byDomain(domain) : await sites.of(request)
      return offeredProviders({ address: query.address ?? null, storefront }, rateOf(storefront))
    },
  })
}
