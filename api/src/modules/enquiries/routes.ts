import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  contactUs,
  type EnquiryReceipt,
  newItem,
  serviceRequest,
  wantedServices,
} from '@darnley/contract/enquiries'
import { notFound } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import type { EnquiryContent } from './enquiry.ts'
import { receive } from './service.ts'

export function enquiryRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, sites } = services
  const receiveFrom = async (
    request: FastifyRequest,
    content: EnquiryContent,
  ): Promise<EnquiryReceipt> => {
    const site = await sites.of(request)
    return receive(services, { content, site, basketId: basketIdOf(request) })
  }

  serve(app, {
    route: newItem,
    handler: ({ body }, { request }) => receiveFrom(request, { kind: 'new_item', ...body }),
  })

  serve(app, {
    route: contactUs,
    handler: ({ body }, { request }) => receiveFrom(request, { kind: 'contact_us', ...body }),
  })

  serve(app, {
    route: wantedServices,
    handler: async ({ body }, { request }) => {
      const item = (await catalogue.current()).item(body.item_id)
      if (!item) throw notFound('Item')
      return receiveFrom(request, { kind: 'services', item_name: item.name, ...body })
    },
  })

  serve(app, {
    route: serviceRequest,
    handler: ({ body }, { request }) => receiveFrom(request, { kind: 'service_request', ...body }),
  })
}
