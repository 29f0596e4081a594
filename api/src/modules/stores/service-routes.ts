import type { FastifyInstance } from 'fastify'
import { resolvedPrice, servicePricing } from '@darnley/contract/stores'
import { serviceTypeOf } from '@darnley/domain/flow'
import { applyRate } from '@darnley/domain/money'
import { notFound } from '#src/lib/http-error.ts'
import { offeredServices } from '#src/modules/catalogue/priced.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { requiredStorefront } from './required-storefront.ts'
import { isOrderOf } from './shopify-order-repository.ts'

export function storeServiceRoutes(app: FastifyInstance, { db, catalogue, sites }: Services): void {
  serve(app, {
    route: servicePricing,
    handler: async ({ query }) => {
      const { exchange_rate: rate } = await requiredStorefront(sites, query.storefront_domain)
      return offeredServices((await catalogue.current()).items).map(({ service }) => ({
        service_id: service.id,
        name: service.name,
        service_type: serviceTypeOf(service),
        price: applyRate(service.price, rate),
      }))
    },
  })

  serve(app, {
    route: resolvedPrice,
    handler: async ({ query }) => {
      const { service_id: id, service_type: type, shopify_order_id: order = null } = query
      const {
        id: storefrontId,
        domain,
        exchange_rate: rate,
      } = await requiredStorefront(sites, query.storefront_domain)
      if (order !== null && !(await isOrderOf(db, { storefrontId, shopifyId: order })))
        throw notFound('Shopify order')
      const offered = offeredServices((await catalogue.current()).items).find(
        ({ service }) => service.id === id && serviceTypeOf(service) === type,
      )
      if (!offered) throw notFound('Service')
      return {
        storefront_domain: domain,
        service_id: id,
        name: offered.service.name,
        service_type: type,
        shopify_order_id: order,
        price: applyRate(offered.service.price, rate),
      }
    },
  })
}
