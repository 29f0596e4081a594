import type { FastifyInstance } from 'fastify'
import { deliveryProviders } from '@darnley/contract/delivery-providers'
import { findPostcode } from '@darnley/contract/text/postcode'
import { notFound } from '#src/lib/http-error.ts'
import { shownTo } from '#src/modules/content/drafts.ts'
import { withPoints } from '#src/modules/places/points.ts'
import { requiredStorefront } from '#src/modules/stores/required-storefront.ts'
import { isOrderOf } from '#src/modules/stores/shopify-order-repository.ts'
import { siteFees } from '#src/modules/fees/site-fees.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { reachOf } from './courier-areas.ts'
import { offeredProviders } from './rules.ts'

export function deliveryProviderRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, sites } = services
  serve(app, {
    route: deliveryProviders,
    handler: async ({ query }, { request }) => {
      const { storefront_domain: domain, shopify_order_id: shopifyId } = query
      const { decisions, places, site } = shownTo(request, services)
      const storefront = domain ? await requiredStorefront(sites, domain) : await site()
      const storefrontId = storefront?.id ?? ''
      if (shopifyId && !(await isOrderOf(db, { storefrontId, shopifyId })))
        throw notFound('Shopify order')
      const reach = await reachOf({ decisions, config })
      const asker = { address: query.address ?? null, storefront, ...reach }
      return withPoints(places, {
        providers: offeredProviders(asker, await siteFees({ decisions }, storefront)),
        postcode: findPostcode(query.address ?? ''),
      })
    },
  })
}
