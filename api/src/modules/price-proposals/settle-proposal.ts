import { minor } from '@darnley/domain/money'
import type { Config } from '#src/config.ts'
import type { Database, Executor } from '#src/db/database.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import type { PaymentEvent } from '#src/modules/payment/event.ts'
import type { Intent } from '#src/modules/payment/intent.ts'
import { refundRepository } from '#src/modules/payment/refund-repository.ts'
import { paymentRepository } from '#src/modules/payment/repository.ts'
import { closeProposal } from './close.ts'
import { type Proposal, proposalRepository } from './repository.ts'

interface Dependencies {
  readonly db: Database
  readonly company: Config['company']
  readonly log: { warn(details: object, message: string): void }
}

interface Payment {
  readonly proposal: Pick<Proposal, 'id' | 'orderId'>
  readonly intent: Intent
  readonly event?: Pick<PaymentEvent, 'id' | 'type'> | undefined
}

/** `kept`: it had no effect, or had it before. */
export type SettledProposal = 'agreed' | 'refunded' | 'kept'

/**
 * Settles the payment of a difference, in one transaction: the proposal is agreed once it is captured. A capture whose
 * proposal was closed in the meantime, or differs from it, goes back whole (I2, I3). Idempotent, and safe to call
 * concurrently.
 */
export async function settleProposal(
  { db, company, log }: Dependencies,
  { proposal, intent, event }: Payment,
): Promise<{ readonly order: Order | null; readonly outcome: SettledProposal }> {
  const settled = await db.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(proposal.orderId)
    if (event)
      await paymentRepository(transaction).record({
        ...event,
        intentId: intent.id,
        orderId: order?.id ?? null,
      })
    const now = await proposalRepository(transaction).byId(proposal.id)
    if (!order || !now || intent.status !== 'succeeded') return { order, outcome: 'kept' as const }
    return { order, outcome: await take(transaction, { order, proposal: now, intent, company }) }
  })
  if (settled.outcome === 'refunded')
    log.warn({ order: proposal.orderId, proposal: proposal.id }, 'a late payment goes back')
  return settled
}

interface Taking extends Pick<Dependencies, 'company'> {
  readonly order: Order
  readonly proposal: Proposal
  readonly intent: Intent
}

async function take(
  db: Executor,
  { order, proposal, intent, company }: Taking,
): Promise<SettledProposal> {
  const isItsOwn = proposal.paymentIntentId === intent.id
  if (isItsOwn && proposal.paidAt) return 'kept'
  const isAsAgreed = intent.amountReceived === proposal.change && intent.currency === 'gbp'
  if (isItsOwn && isAsAgreed && proposal.state === 'open') {
    const closing = { order, proposal, state: 'agreed', by: 'customer', company } as const
    await closeProposal(db, { ...closing, isPaid: true })
    return 'agreed'
  }
  await refundRepository(db).addSecond({
    orderId: order.id,
    paymentIntentId: intent.id,
    amount: minor(intent.amountReceived),
  })
  await proposalRepository(db).finish(proposal.id)
  return 'refunded'
}
