import type { FastifyInstance } from 'fastify'
import { allStores, allStudios } from '@darnley/contract/places'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'

export function placeRoutes(app: FastifyInstance, { places }: Services): void {
  serve(app, { route: allStores, handler: () => places.stores() })
  serve(app, { route: allStudios, handler: () => places.studios() })
}
