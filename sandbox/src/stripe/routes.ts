import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './account/routes.ts'
import { stripeApi, type StripeApiOptions } from './api.ts'
import { paymentIntentRoutes } from './payment-intents/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { eventRoutes } from './webhooks/routes.ts'
import { allowLocalOrigins } from '#src/http/local-origins.ts'

export async function stripeRoutes(app: FastifyInstance, options: StripeApiOptions): Promise<void> {
  allowLocalOrigins(app)
  const api = stripeApi(app, options)
  paymentIntentRoutes(api)
  refundRoutes(api)
  eventRoutes(api)
  accountRoutes(api, options.webhook)
}
