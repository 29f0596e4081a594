import type { FastifyInstance } from 'fastify'
import {
  beginSecondStep as beginCall,
  confirmSecondStep as confirmCall,
  endSecondStep as endCall,
  secondStep,
} from '@darnley/contract/workshop-second-step'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { beginSecondStep, confirmSecondStep, endSecondStep, viewSecondStep } from './service.ts'

export function secondStepRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: secondStep,
    handler: (_input, { request }) => viewSecondStep(services, workshopStaffOf(request).id),
  })

  serve(app, {
    route: beginCall,
    handler: ({ body }, { request }) =>
      beginSecondStep(services, { ...workshopStaffOf(request), ...body }),
  })

  serve(app, {
    route: confirmCall,
    handler: ({ body: { code } }, { request }) =>
      confirmSecondStep(services, { id: workshopStaffOf(request).id, code }),
  })

  serve(app, {
    route: endCall,
    handler: ({ body }, { request }) =>
      endSecondStep(services, { ...workshopStaffOf(request), ...body }),
  })
}
