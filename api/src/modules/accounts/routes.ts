import type { FastifyInstance } from 'fastify'
import {
  confirmRegistration as confirmCall,
  register as registerCall,
  requestPasswordReset,
  resetPassword,
} from '@darnley/contract/accounts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import {
  askPasswordReset,
  changePassword,
  confirmRegistration,
  passwordFaults,
  register,
} from './service.ts'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: registerCall,
    rules: ({ body }) => passwordFaults(body),
    handler: async ({ body }, { request }) => {
      await register(services, { wanted: body, address: request.ip })
      return null
    },
  })

  serve(app, {
    route: confirmCall,
    handler: async ({ body }) => {
      await confirmRegistration(services, body)
      return null
    },
  })

  serve(app, {
    route: requestPasswordReset,
    handler: async ({ query }, { request }) => {
      await askPasswordReset(services, { email: query.email, address: request.ip })
      return null
    },
  })

  serve(app, {
    route: resetPassword,
    rules: ({ body }) => passwordFaults(body),
    handler: async ({ body }) => {
      await changePassword(services, body)
      return null
    },
  })
}
