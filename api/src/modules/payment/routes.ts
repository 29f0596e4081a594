import type { FastifyInstance } from 'fastify'
import { stripeWebhook, validateOrderPaid } from '@darnley/contract/checkout'
import { notFound } from '#src/lib/http-error.ts'
import { signedBytes } from '#src/lib/signed-json.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { keepRawBodies } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { takeFailedRefund, takeReversal } from './reversal.ts'
import { validatePayment } from './validate.ts'

export function paymentRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: validateOrderPaid,
    handler: async ({ query }) => {
      const order = await orderRepository(services.db).byToken(query.order_id_token)
      if (!order) throw notFound('Order')
      return { state: await validatePayment(services, order) }
    },
  })

  app.register((raw, _options, done) => {
    keepRawBodies(raw)
    webhookRoute(raw, services)
    done()
  })
}

/** The events with an effect. The API already knows the intents it created. */
const HANDLED = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
])

/** Accepts events about unknown orders too: the provider would otherwise resend them for days. */
function webhookRoute(app: FastifyInstance, services: Services): void {
  const { payments, settle } = services
  serve(app, {
    route: stripeWebhook,
    handler: async ({ headers }, { request }) => {
      const event = payments.readEvent(signedBytes(request), headers['stripe-signature'])
      if (event.intent && HANDLED.has(event.type)) await settle({ intent: event.intent, event })
      await takeReversal(services, event)
      await takeFailedRefund(services, event)
      return { received: true as const }
    },
  })
}
