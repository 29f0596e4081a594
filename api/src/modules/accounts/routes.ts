import type { FastifyInstance } from 'fastify'
import { register, requestPasswordReset, resetPassword } from 'shared/contract/accounts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { askPasswordReset, changePassword, openAccount, passwordFaults } from './service.ts'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: register,
    rules: ({ body }) => passwordFaults(body),
    handler: async ({ body }) => {
      await openAccount(services, body)
      return null
    },
  })

  serve(app, {
    route: requestPasswordReset,
    handler: async ({ query }) => {
      await askPasswordReset(services, query.email)
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
