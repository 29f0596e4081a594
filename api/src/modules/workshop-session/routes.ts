import type { FastifyInstance } from 'fastify'
import { workshopMe } from '@darnley/contract/workshop-session'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'

export function workshopSessionRoutes(app: FastifyInstance): void {
  serve(app, {
    route: workshopMe,
    handler: (_input, { request }) => workshopStaffOf(request),
  })
}
