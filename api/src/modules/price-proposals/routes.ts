import type { FastifyInstance } from 'fastify'
import type { ValidationFault } from '@darnley/contract/errors'
import {
  answerPriceProposal,
  priceProposals,
  type ProposalAnswer,
} from '@darnley/contract/price-proposals'
import { notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { answerProposal } from './answer.ts'
import { viewPrices } from './customer-view.ts'
import { checkIntent } from './pay.ts'

export function priceProposalRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: priceProposals,
    handler: async ({ query }) => {
      const order = await orderOf(query.order_id_token)
      await checkOpenPayments(services, order)
      return viewPrices(db, order)
    },
  })

  serve(app, {
    route: answerPriceProposal,
    rules: ({ body }) => questionFaults(body),
    handler: async ({ params: { id }, body }) => {
      refuseFaults(questionFaults(body))
      const { order_id_token: token, ...answer } = body
      const order = await orderOf(token)
      const secret = await answerProposal(services, { order, id, answer })
      return { client_secret: secret, prices: await viewPrices(db, await orderOf(token)) }
    },
  })

  async function orderOf(token: string): Promise<Order> {
    const order = await orderRepository(db).byToken(token)
    if (!order) throw notFound('Order')
    return order
  }
}

function questionFaults({ answer, question }: Partial<ProposalAnswer>): ValidationFault[] {
  const isMissing = answer === 'ask' && question === undefined
  return isMissing ? [valueFault(['body', 'question'], 'Write your question')] : []
}

/** Asks the provider about differences whose payment has begun, when its webhook has not come yet. */
async function checkOpenPayments(services: Services, { id }: Order): Promise<void> {
  const { proposals } = await orderMoneyRepository(services.db).rowsOf(id)
  for (const proposal of proposals)
    if (proposal.state === 'open') await checkIntent(services, proposal)
}
