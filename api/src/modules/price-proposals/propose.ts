import type { PriceProposalRequest } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { changeIfAgreed } from '@darnley/domain/price-change'
import type { Config } from '#src/config.ts'
import type { Executor } from '#src/db/database.ts'
import { conflict, notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { readMoney } from '#src/modules/order-money/give-back.ts'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { closeProposal } from './close.ts'
import { PRICE_PROPOSED } from './mails.ts'
import { proposalRepository } from './repository.ts'
import { canPropose, chargeFaults, proposalFaults, USUAL_ANSWER_MS } from './rules.ts'

interface Proposing {
  /** Locked by the transaction. */
  readonly order: Order
  readonly request: PriceProposalRequest
  /** staff:<id> */
  readonly actor: string
}

/** Proposes another price for a line of a locked order. */
export async function proposePrice(
  db: Executor,
  { order, request, actor }: Proposing,
): Promise<void> {
  const { ledger } = await readMoney(db, order)
  const line = ledger.lines.find(({ id }) => id === request.line_id) ?? null
  refuseFaults([
    ...(line ? [] : [valueFault(['body', 'line_id'], 'The order has no such line')]),
    ...proposalFaults(request, { line, now: Date.now() }),
  ])
  if (!line) return
  if (!canPropose(order)) throw conflict('Prices cannot change any more: the work is done')
  const { kind, reason, answer_until: until } = request
  const newPrice = minor(request.new_price ?? 0)
  const { percentage, total } = ledger
  const change = changeIfAgreed(line, { kind, newPrice, percentage })
  refuseFaults(chargeFaults(change))
  const proposal = await proposalRepository(db).add({
    ...{ orderId: order.id, lineId: line.id, kind, newPrice, reason, actor },
    ...{ oldPrice: line.price, net: line.net, totalBefore: total },
    change,
    ifUnanswered: order.ifUnanswered,
    answerUntil: until === undefined ? new Date(Date.now() + USUAL_ANSWER_MS) : new Date(until),
  })
  if (!proposal) throw conflict('The customer has not answered the price before')
  await createOutboxRepository(db).add({
    key: `${PRICE_PROPOSED}:${proposal.id}`,
    notificationType: 'order_status_update',
    template: PRICE_PROPOSED,
    payload: { proposalId: proposal.id },
  })
  await orderMoneyRepository(db).markChanged({ orderId: order.id })
}

interface Withdrawing extends Pick<Proposing, 'order' | 'actor'> {
  readonly id: string
  readonly company: Config['company']
}

/** Whether a proposal was withdrawn before. @throws HttpError 404 when the order has no such proposal */
export async function isWithdrawn(
  db: Executor,
  { order, id }: Pick<Withdrawing, 'order' | 'id'>,
): Promise<boolean> {
  const proposal = await proposalRepository(db).byId(id)
  if (proposal?.orderId !== order.id) throw notFound('Proposal')
  return proposal.state === 'withdrawn'
}

/** Withdraws a proposal for a locked order. */
export async function withdrawProposal(
  db: Executor,
  { order, id, actor, company }: Withdrawing,
): Promise<void> {
  const proposal = await proposalRepository(db).byId(id)
  if (proposal?.state !== 'open') throw conflict('This price was answered in the meantime')
  await closeProposal(db, { order, proposal, state: 'withdrawn', by: actor, company })
}
