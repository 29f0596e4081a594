import { testCourier, workshopCouriers } from '@darnley/contract/workshop-couriers'
import type { FastifyInstance } from 'fastify'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { connectionsOf, testConnection } from './connections.ts'

export function workshopCourierRoutes(app: FastifyInstance, { config }: Services): void {
  const { services } = config.couriers
  serve(app, {
    route: workshopCouriers,
    handler: () => ({ couriers: connectionsOf(services) }),
  })
  serve(app, {
    route: testCourier,
    handler: ({ params: { courier } }) => testConnection(courier, { services }),
  })
}
