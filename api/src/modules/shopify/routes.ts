import type { FastifyInstance } from 'fastify'
import {
  sendShopifyInitialCustomerEmail,
  shopifyAuth,
  shopifyFindOrder,
  shopifyItemCustomisations,
  shopifyStoreAssets,
  shopifyStoreDetails,
  shopifyStorePricing,
  shopifyValidUser,
} from '@darnley/contract/shopify'
import { customisationsOf } from '#src/modules/stores/customisations.ts'
import { pricingOf } from '#src/modules/stores/pricing.ts'
import { findOrderOnce } from '#src/modules/stores/find-once.ts'
import { requiredStorefront } from '#src/modules/stores/required-storefront.ts'
import { siteFees } from '#src/modules/fees/site-fees.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { assetsOf } from './assets.ts'
import { queueInitialEmails } from './initial-email.ts'
import { viewShopifyOrder } from './orders.ts'
import { shopifyRepository } from './repository.ts'
import { connectedShop, connectShop, shopDomainOf } from './shops.ts'
import { isAllowed } from './user-ips.ts'
import { shopifyWebhookRoutes } from './webhooks.ts'

export function shopifyRoutes(app: FastifyInstance, services: Services): void {
  shopRoutes(app, services)
  storefrontRoutes(app, services)
  shopifyWebhookRoutes(app, services)
}

function shopRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, outbox } = services
  serve(app, {
    route: shopifyAuth,
    handler: ({ query }) => {
      const shopDomain = shopDomainOf(query.store_url)
      return connectShop(services, { shopDomain, accessToken: query.access_token })
    },
  })

  serve(app, {
    route: shopifyStoreDetails,
    handler: ({ query }) => connectedShop(services, shopDomainOf(query.store_url)),
  })

  serve(app, {
    route: shopifyValidUser,
    handler: ({ query }) => ({ valid: isAllowed(query.user_ip, config.shopify.userIps) }),
  })

  serve(app, {
    route: sendShopifyInitialCustomerEmail,
    handler: async () => {
      const queued = await queueInitialEmails(db)
      outbox.wake()
      return { queued }
    },
  })
}

function storefrontRoutes(app: FastifyInstance, services: Services): void {
  const { db, sites, config } = services
  serve(app, {
    route: shopifyFindOrder,
    handler: async ({ query }, { request }) => {
      const { id: storefrontId } = await requiredStorefront(sites, query.storefront_domain)
      const { order_number: orderNumber, email } = query
      const order = await findOrderOnce(db, {
        email,
        address: request.ip,
        find: () => shopifyRepository(db).findOrder({ storefrontId, orderNumber, email }),
      })
      return viewShopifyOrder(order)
    },
  })

  serve(app, {
    route: shopifyItemCustomisations,
    handler: async ({ query }) => {
      const { id } = await requiredStorefront(sites, query.storefront_domain)
      return customisationsOf(db, id)
    },
  })

  serve(app, {
    route: shopifyStorePricing,
    handler: async ({ query }) => {
      const storefront = await requiredStorefront(sites, query.storefront_domain)
      const fees = await siteFees(services, storefront)
      const { notOffered } = services.config.couriers
      return pricingOf(storefront, { fees, notOffered })
    },
  })

  serve(app, {
    route: shopifyStoreAssets,
    handler: async ({ query }) => {
      const { domain } = await requiredStorefront(sites, query.storefront_domain)
      return assetsOf(domain, config.contentUrl)
    },
  })
}
