import type { FastifyInstance } from 'fastify'
import {
  alterationDetails,
  itemById,
  items,
  priceService,
  questions,
  upsizing,
} from '@darnley/contract/catalogue'
import { notFound } from '#src/lib/http-error.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { listFaults, listItems } from './list-items.ts'
import { offeredServices, priceItem, priceOffered } from './priced.ts'
import { questionsOf } from './questions.ts'
import { priceOfService, servicePriceFaults } from './service-price.ts'

export function catalogueRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, sites } = services

  serve(app, {
    route: items,
    rules: ({ query }) => listFaults(services, query),
    handler: async ({ query }, { request }) =>
      listItems(services, { query, site: await sites.of(request) }),
  })

  serve(app, {
    route: itemById,
    handler: async ({ params }, { request }) => {
      const item = (await catalogue.current()).item(params.id)
      if (!item) throw notFound('Item')
      return priceItem(item, rateOf(await sites.of(request)))
    },
  })

  serve(app, {
    route: questions,
    handler: async ({ query }, { request }) => {
      const item = (await catalogue.current()).item(query.item_id)
      if (!item) throw notFound('Item')
      return questionsOf(item, rateOf(await sites.of(request)))
    },
  })

  serve(app, {
    route: alterationDetails,
    handler: async ({ query }, { request }) => {
      const offered = offeredServices((await catalogue.current()).items).find(
        ({ service }) => service.id === query.alteration_id,
      )
      if (offered?.service.serviceType !== 'alteration') throw notFound('Alteration')
      return priceOffered(offered, rateOf(await sites.of(request)))
    },
  })

  serve(app, {
    route: upsizing,
    handler: async (_input, { request }) => {
      const rate = rateOf(await sites.of(request))
      return offeredServices((await catalogue.current()).items)
        .filter(({ service }) => service.upsizing)
        .map((offered) => priceOffered(offered, rate))
    },
  })

  serve(app, {
    route: priceService,
    rules: ({ query }) => servicePriceFaults(services, query),
    handler: async ({ query }, { request }) =>
      priceOfService(services, { query, site: await sites.of(request) }),
  })
}
