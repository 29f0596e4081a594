import type { FastifyInstance } from 'fastify'
import { stripeWebhook, validateOrderPaid } from '@darnley/contract/checkout'
import { notFound } from '#src/lib/http-error.ts'
import { signedBytes } from '#src/lib/signed-json.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { keepRawBodies } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import type { PaymentEvent } from './event.ts'
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

/** Accepts events about unknown orders too: the provider would otherwise resend them for days. */
function webhookRoute(app: FastifyInstance, services: Services): void {
  const { payments } = services
  serve(app, {
    route: stripeWebhook,
    handler: async ({ headers }, { request }) => {
      await act(services, payments.readEvent(signedBytes(request), headers['stripe-signature']))
      return { received: true as const }
    },
  })
}

async function act(services: Services, event: PaymentEvent): Promise<void> {
  switch (event.about) {
    case 'intent':
      await services.settle({ intent: event.intent, event })
      return
    case 'reversal':
      return takeReversal(services, event)
    case 'failed refund':
      return takeFailedRefund(services, event.failedRefund)
    case 'nothing known':
      return
    default:
      event satisfies never
  }
}
