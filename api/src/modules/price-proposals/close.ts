import { minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { giveBack, readMoney, takeGoodwill } from '#src/modules/order-money/give-back.ts'
import type { ChangeOrderStatusOptions } from '#src/modules/orders/change-status.ts'
import { refundOfFall } from '@darnley/domain/price-change'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { followGarments } from '#src/modules/workshop-garments/follow.ts'
import { followAgreement } from '#src/modules/workshop-garments/left-out.ts'
import { garmentsOf } from '#src/modules/workshop-garments/repository.ts'
import { PRICE_CLOSED } from './mails.ts'
import { type Proposal, proposalRepository } from './repository.ts'
import { type Closed, effectOf } from './rules.ts'

interface ToClose {
  /** Locked by the transaction. */
  readonly order: Order
  /** Read after the order was locked. */
  readonly proposal: Proposal
  readonly state: Closed
  /** staff:<id>, customer or system. */
  readonly by: string
  readonly company: ChangeOrderStatusOptions['company']
  /** Whether its difference was just captured. */
  readonly isPaid?: boolean
  /** Set when another mail says it. */
  readonly isQuiet?: boolean
}

/**
 * Closes an open proposal in the transaction that has locked its order: the price, what goes back, the mail and the
 * version of the order change together. The caller wakes the outbox, and the reconciler for the refund.
 */
export async function closeProposal(
  db: Executor,
  { order, proposal, state, by, company, isPaid = false, isQuiet = false }: ToClose,
): Promise<void> {
  const money = await readMoney(db, order)
  const { change } = effectOf(proposal, state)
  const line = money.ledger.lines.find(({ id }) => id === proposal.lineId)
  const closing = { id: proposal.id, state, by, isPaid, settledChange: change }
  await proposalRepository(db).close(closing)
  if (line && change < 0) {
    const { refund, before } = refundOfFall(money.ledger, { line, fall: minor(-change) })
    await takeGoodwill(db, money, { lineId: line.id, before })
    const parts = [{ part: line.id, amount: refund }]
    const reason = REASONS[state]
    if (refund > 0)
      await giveBack(db, money, { amount: refund, parts, cause: 'price', reason, actor: by })
  }
  await orderMoneyRepository(db).markChanged({ orderId: order.id })
  await follow(db, { order, actor: by, company })
  if (isQuiet) return
  await createOutboxRepository(db).add({
    key: `${PRICE_CLOSED}:${proposal.id}`,
    notificationType: 'order_status_update',
    template: PRICE_CLOSED,
    payload: { proposalId: proposal.id },
  })
}

/** What is left out is not worked on any more, and an order whose garments are done waits only for the last answer. */
async function follow(
  db: Executor,
  { order, ...change }: Pick<ChangeOrderStatusOptions, 'order' | 'actor' | 'company'>,
): Promise<void> {
  const before = (await garmentsOf(db, order.id)).map(({ state }) => state)
  await followAgreement(db, { order, actor: change.actor })
  const now = await orderRepository(db).byId(order.id)
  if (now) await followGarments(db, { order: now, before, ...change })
}

/** Why money goes back, for the customer and the history. */
const REASONS: Readonly<Record<Closed, string>> = {
  agreed: 'The price is lower than booked',
  went_on: 'The price is lower than booked',
  refused: 'The work was left out as you asked',
  sent_back: 'The work was left out',
  withdrawn: 'The proposed price was withdrawn',
}
