import type { FastifyInstance } from 'fastify'
import { allStores, allStudios } from '@darnley/contract/places'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { placeRepository } from './repository.ts'

export function placeRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, { route: allStores, handler: () => placeRepository(db).stores() })
  serve(app, { route: allStudios, handler: () => placeRepository(db).studios() })
}
