import type { FastifyInstance } from 'fastify'
import { allStores, allStudios } from '@darnley/contract/places'
import { shownTo } from '#src/modules/content/drafts.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'

export function placeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: allStores,
    handler: (_input, { request }) => shownTo(request, services).places.stores(),
  })
  serve(app, {
    route: allStudios,
    handler: (_input, { request }) => shownTo(request, services).places.studios(),
  })
}
