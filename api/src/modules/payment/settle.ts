import type { Config } from '#src/config.ts'
import type { Database } from '#src/db/database.ts'
import { unavailable } from '#src/lib/http-error.ts'
import { recordEvent } from '#src/metrics/business-events.ts'
import { minor } from '@darnley/domain/money'
import { findPaidLines } from '#src/modules/basket/paid-lines-repository.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { LinesPaidBefore, settleOrder } from '#src/modules/orders/settlement-repository.ts'
import type { Loop } from '#src/queue/loop.ts'
import type { PaymentEvent } from './event.ts'
import type { Intent } from './intent.ts'
import { refundRepository } from './refund-repository.ts'
import { paymentRepository } from './repository.ts'
import { type Proposal, proposalRepository } from '#src/modules/price-proposals/repository.ts'
import { settleProposal } from '#src/modules/price-proposals/settle-proposal.ts'
import { isSettled, statusOncePaid } from './rules.ts'

interface Dependencies {
  readonly db: Database
  readonly outbox: Loop
  readonly company: Config['company']
  readonly log: { warn(details: object, message: string): void }
  /** Called when there is work for the reconciler. */
  readonly onWork: () => void
}

/** What is known of a payment, from a signed event or from the provider's response. */
export interface Notice {
  readonly intent: Intent
  readonly event?: Pick<PaymentEvent, 'id' | 'type'>
}

/** Settles a payment and returns its order, if there is one. */
export type Settle = (notice: Notice) => Promise<Order | null>

/** Each attempt follows a concurrent change of the order, of which there are few. */
const MAX_ATTEMPTS = 10

/**
 * Returns the one function that settles payments, for webhook, validation and reconciler alike. It is idempotent and
 * safe to call concurrently: the write is conditional on the order's state, and only the first report of a payment
 * has an effect. An event counts only for the order that holds its intent; for any other the provider itself is
 * asked.
 */
export function makeSettle(dependencies: Dependencies): Settle {
  return async (notice) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const taken = await take(dependencies, notice)
      if (taken) return taken.order
    }
    throw unavailable('The order is being changed at the moment. Please try again.')
  }
}

/** Returns null when the order changed in the meantime: retry. */
async function take(
  dependencies: Dependencies,
  notice: Notice,
): Promise<{ readonly order: Order | null } | null> {
  const { intent, event } = notice
  const holder = await paymentRepository(dependencies.db).findByIntent(intent.id)
  const proposal = holder ? null : await findProposal(dependencies.db, notice)
  if (proposal) return settleDifference(dependencies, { proposal, ...notice })
  const order = holder ?? (await findOrder(dependencies.db, notice))
  const hasMoney = intent.status === 'succeeded'
  if (hasMoney && order && !isSettled(order))
    return settleByPayment(dependencies, { notice, order })
  if (hasMoney && order && order.paymentIntentId !== intent.id)
    await refundSecondPayment(dependencies, { intent, order })
  if (event) {
    const isToLookUp = hasMoney && !order
    const orderId = order?.id ?? null
    await paymentRepository(dependencies.db).record({
      ...event,
      intentId: intent.id,
      orderId,
      isToLookUp,
    })
    if (isToLookUp) dependencies.onWork()
  }
  return { order }
}

/** Metadata is trusted only when the provider itself returned it. */
async function findOrder(db: Database, { intent, event }: Notice): Promise<Order | null> {
  return event || intent.orderId === null ? null : orderRepository(db).byId(intent.orderId)
}

/** Returns the proposal whose difference an intent pays. */
async function findProposal(db: Database, { intent, event }: Notice): Promise<Proposal | null> {
  const proposals = proposalRepository(db)
  const holder = await proposals.byIntent(intent.id)
  if (holder || event || intent.proposalId === null) return holder
  return proposals.byId(intent.proposalId)
}

async function settleDifference(
  { db, outbox, company, log, onWork }: Dependencies,
  payment: Notice & { readonly proposal: Proposal },
): Promise<{ readonly order: Order | null }> {
  const { order, outcome } = await settleProposal({ db, company, log }, payment)
  if (outcome === 'agreed') recordEvent('payment', { outcome: 'as_agreed' })
  if (outcome === 'agreed') outbox.wake()
  if (outcome === 'refunded') onWork()
  return { order }
}

interface Payment {
  readonly notice: Notice
  readonly order: Order
}

async function settleByPayment(
  { db, outbox, log, onWork }: Dependencies,
  { notice: { intent, event }, order }: Payment,
): Promise<{ readonly order: Order } | null> {
  const to = statusOncePaid(order, intent)
  const payment = {
    ...{ order, to, actor: 'payment-provider', isPaid: true, intentId: intent.id },
    paidAmount: intent.amountReceived,
    ...(event ? { event } : {}),
  }
  const settled = await settleOrder(db, payment).catch(async (error: unknown) => {
    if (!(error instanceof LinesPaidBefore)) throw error
    const paidLines = await findPaidLines(db, order.entries)
    const refund = { amount: intent.amountReceived, paidLines }
    const held = await settleOrder(db, { ...payment, to: 'attention_required', refund })
    if (held) onWork()
    return held
  })
  if (!settled) return null
  const isAsAgreed = settled.status !== 'attention_required'
  if (!isAsAgreed)
    log.warn(
      { order: order.id, amount: intent.amountReceived },
      'a payment does not match its order',
    )
  recordEvent('payment', { outcome: isAsAgreed ? 'as_agreed' : 'held' })
  outbox.wake()
  return { order: settled }
}

/** Refunds the payment of an order that is already settled: its lines are paid. */
async function refundSecondPayment(
  { db, log, onWork }: Dependencies,
  { intent, order }: { intent: Intent; order: Order },
): Promise<void> {
  const amount = minor(intent.amountReceived)
  await refundRepository(db).addSecond({ orderId: order.id, paymentIntentId: intent.id, amount })
  log.warn({ order: order.id, amount }, 'an order was paid twice')
  onWork()
}
