import type { FastifyInstance } from 'fastify'
import {
  allStoresSimple,
  findOrder,
  storeDetails,
  storeDetailsByHostname,
  storeDetailsOfProduct,
  storeItemCustomisations,
  storePricing,
} from '@darnley/contract/stores'
import { notFound } from '#src/lib/http-error.ts'
import { siteFees } from '#src/modules/fees/site-fees.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { customisationsOf } from './customisations.ts'
import { findOrderOnce } from './find-once.ts'
import { findOrderOf } from './find-order.ts'
import { requiredStorefront } from './required-storefront.ts'
import { pricingOf } from './pricing.ts'

export function storeRoutes(app: FastifyInstance, services: Services): void {
  const { db, places, sites, config } = services

  serve(app, {
    route: storeItemCustomisations,
    handler: async ({ query }) => {
      const { id } = await requiredStorefront(sites, query.storefront_domain)
      return customisationsOf(db, id)
    },
  })

  serve(app, {
    route: storePricing,
    handler: async ({ query }) => {
      const storefront = await requiredStorefront(sites, query.storefront_domain)
      const fees = await siteFees(services, storefront)
      const { notOffered } = services.config.couriers
      return pricingOf(storefront, { fees, notOffered })
    },
  })

  serve(app, {
    route: storeDetails,
    handler: ({ query }) => requiredStorefront(sites, new URL(query.store_url).hostname),
  })

  serve(app, {
    route: storeDetailsByHostname,
    handler: ({ params }) => requiredStorefront(sites, params.hostname),
  })

  serve(app, {
    route: storeDetailsOfProduct,
    handler: ({ params, query }) => {
      if (params.product !== config.company.slug) throw notFound('Product')
      return requiredStorefront(sites, query.storefront_domain)
    },
  })

  serve(app, {
    route: allStoresSimple,
    handler: async () =>
      (await places.stores()).map(({ id, name, storefront_id, address: { city, postcode } }) => ({
        id,
        name,
        storefront_id,
        city,
        postcode,
      })),
  })

  serve(app, {
    route: findOrder,
    handler: async ({ query }, { request }) => {
      const { order_number: orderNumber, email, storefront_domain: domain } = query
      const storefront =
        domain === undefined ? await sites.of(request) : await requiredStorefront(sites, domain)
      const storefrontId = storefront?.id ?? null
      const prefix = config.company.orderPrefix
      return findOrderOnce(db, {
        email,
        address: request.ip,
        find: () => findOrderOf(services, { orderNumber, prefix, email, storefrontId }),
      })
    },
  })
}
