import type { PriceProposal, ProposalAnswered } from '@darnley/contract/price-proposals'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { change, type PaidOrder } from './paid-order.ts'
import type { TestEnvironment } from './test-environment.ts'
import type { Answer, Visitor } from './visitor.ts'

const lineOf = ({ entries }: PaidOrder): string => entries[0]?.serviceDetails[0]?.id ?? ''

/** Proposes another price for the first line of an order. */
export function propose(
  manager: Visitor,
  order: PaidOrder,
  body: object,
): Promise<Answer<OrderMoney>> {
  return change(manager, order, {
    action: 'proposals',
    body: { line_id: lineOf(order), reason: 'The strap is sewn through the lining.', ...body },
  })
}

export async function proposed(
  manager: Visitor,
  order: PaidOrder,
  body: object,
): Promise<PriceProposal> {
  const answer = await propose(manager, order, body)
  const [proposal] = answer.status === 200 ? answer.body.proposals : []
  if (!proposal) throw new Error(JSON.stringify(answer.body))
  return proposal
}

/** Answers a price as the customer. */
export function answerPrice(
  { visitor, token }: PaidOrder,
  { id, ...body }: { id: string; answer: string; question?: string },
): Promise<Answer<ProposalAnswered>> {
  return visitor.post(`/public/price_proposals/${id}/answer`, {
    body: { order_id_token: token, ...body },
  })
}

/** Returns the payment that an agreed price needs. */
export function intentOf({ body }: Answer<ProposalAnswered>): string {
  return body.client_secret?.split('_secret_')[0] ?? ''
}

/** Lets the time to answer pass. */
export async function passAnswerTime(
  environment: TestEnvironment,
  { id }: PaidOrder,
): Promise<void> {
  await environment.query(
    `update price_proposals set answer_until = now() - interval '1 second', next_attempt_at = now()
     where order_id = $1`,
    [id],
  )
}
