import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ValidationFault } from '@darnley/contract/errors'
import {
  cancelOrder as cancelRoute,
  proposePrice as proposeRoute,
  refundOrder as refundRoute,
  withdrawProposal as withdrawRoute,
  workshopMoney,
} from '@darnley/contract/workshop-money'
import { cancelOwnOrder as cancelOwnRoute } from '@darnley/contract/orders'
import { notFound } from '#src/lib/http-error.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import {
  isWithdrawn,
  proposePrice,
  withdrawProposal,
} from '#src/modules/price-proposals/propose.ts'
import { proposalFaults } from '#src/modules/price-proposals/rules.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { actorOf, staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { changeMoney } from './change.ts'
import { cancelOrder, isCancelRepeated } from './cancel.ts'
import { cancelOwnOrder } from './cancel-own.ts'
import { isRefundRepeated, refundOrder } from './refund.ts'
import { viewMoney } from './view.ts'

export function orderMoneyRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  const { company } = config

  serve(app, {
    route: workshopMoney,
    handler: async ({ params: { id } }) => {
      const order = await orderRepository(db).byId(id)
      if (!order) throw notFound('Order')
      return viewMoney(db, { order, companySlug: company.slug })
    },
  })

  serve(app, {
    route: refundRoute,
    handler: ({ params: { id }, body: request }, { request: http }) =>
      changeMoney(services, {
        ...{ orderId: id, version: request.version },
        isRepeated: (transaction, order) => isRefundRepeated(transaction, { order, request }),
        change: (transaction, order) =>
          refundOrder(transaction, { order, request, actor: actor(http) }),
      }),
  })

  serve(app, {
    route: cancelRoute,
    handler: ({ params: { id }, body: request }, { request: http }) =>
      changeMoney(services, {
        ...{ orderId: id, version: request.version },
        isRepeated: (transaction, order) => isCancelRepeated(transaction, { order, request }),
        change: (transaction, order) =>
          cancelOrder(transaction, { order, request, actor: actor(http), company }),
      }),
  })

  serve(app, {
    route: cancelOwnRoute,
    handler: async ({ body }) => {
      await cancelOwnOrder(services, body.order_id_token)
      return { status: 'cancelled' } as const
    },
  })

  proposalRoutes(app, services)
}

function proposalRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: proposeRoute,
    rules: ({ body }): ValidationFault[] => proposalFaults(body, { line: null, now: Date.now() }),
    handler: ({ params: { id }, body: request }, { request: http }) =>
      changeMoney(services, {
        ...{ orderId: id, version: request.version },
        change: (transaction, order) =>
          proposePrice(transaction, { order, request, actor: actor(http) }),
      }),
  })

  serve(app, {
    route: withdrawRoute,
    handler: ({ params: { id, proposal }, body: { version } }, { request: http }) =>
      changeMoney(services, {
        ...{ orderId: id, version },
        isRepeated: (transaction, order) => isWithdrawn(transaction, { order, id: proposal }),
        change: (transaction, order) =>
          withdrawProposal(transaction, {
            order,
            id: proposal,
            actor: actor(http),
            company: services.config.company,
          }),
      }),
  })
}

const actor = (request: FastifyRequest): string => actorOf(staffOf(request))
