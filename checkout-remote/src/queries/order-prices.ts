import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'
import type { ProposalAnswer, ProposalAnswered } from '@darnley/contract/price-proposals'
import { isUnknownOrder } from '#src/lib/unknown-order.ts'

const client = createClient()
const LOOK_AGAIN_MS = 60_000

/** Reads the prices of a token's order: proposals, refunds and the total. Refetches while it is visible. */
export function orderPricesQuery(orderIdToken: string) {
  return queryOptions({
    queryKey: ['order-prices', orderIdToken],
    queryFn: ({ signal }) =>
      client.call('GET /public/price_proposals', {
        query: { order_id_token: orderIdToken },
        signal,
      }),
    refetchInterval: LOOK_AGAIN_MS,
    retry: (failures, error) => failures < 2 && !isUnknownOrder(error),
  })
}

export interface Answer extends Pick<ProposalAnswer, 'answer' | 'question'> {
  readonly proposalId: string
  readonly orderIdToken: string
}

export function answerProposal({
  proposalId,
  orderIdToken,
  ...answer
}: Answer): Promise<ProposalAnswered> {
  return client.call('POST /public/price_proposals/{id}/answer', {
    params: { id: proposalId },
    body: { order_id_token: orderIdToken, ...answer },
  })
}
