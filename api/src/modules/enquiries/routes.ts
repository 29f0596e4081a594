import type { FastifyInstance } from 'fastify'
import { contactUs, newItem, serviceRequest, wantedServices } from '@darnley/contract/enquiries'
import { notFound } from '#src/lib/http-error.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { receive } from './service.ts'

export function enquiryRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, sites } = services

  serve(app, {
    route: newItem,
    handler: async ({ body }, { request }) =>
      receive(services, { content: { kind: 'new_item', ...body }, site: await sites.of(request) }),
  })

  serve(app, {
    route: contactUs,
    handler: async ({ body }, { request }) =>
      receive(services, {
        content: { kind: 'contact_us', ...body },
        site: await sites.of(request),
      }),
  })

  serve(app, {
    route: wantedServices,
    handler: async ({ body }, { request }) => {
      const item = (await catalogue.current()).item(body.item_id)
      if (!item) throw notFound('Item')
      const content = { kind: 'services', item_name: item.name, ...body } as const
      return receive(services, { content, site: await sites.of(request) })
    },
  })

  serve(app, {
    route: serviceRequest,
    handler: async ({ body }, { request }) =>
      receive(services, {
        content: { kind: 'service_request', ...body },
        site: await sites.of(request),
      }),
  })
}
