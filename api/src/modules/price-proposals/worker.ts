import type { Config } from '#src/config.ts'
import type { Database } from '#src/db/database.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { Intent } from '#src/modules/payment/intent.ts'
import { IntentMoved, type PaymentProvider } from '#src/modules/payment/provider.ts'
import type { Settle } from '#src/modules/payment/settle.ts'
import type { Loop } from '#src/queue/loop.ts'
import { closeProposal } from './close.ts'
import { checkIntent } from './pay.ts'
import { type Proposal, proposalRepository } from './repository.ts'
import { endOfSilence } from './rules.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly outbox: Loop
  readonly company: Config['company']
  /** Called when a refund waits. */
  readonly onWork: () => void
}

const HOUR_SECONDS = 3600

/**
 * Checks a proposal that is due: asks the provider about its payment, closes it when it was not answered in time, and
 * cancels the intent of one that was closed in another way.
 */
export async function checkProposal(dependencies: Dependencies, due: Proposal): Promise<void> {
  const { db } = dependencies
  const repository = proposalRepository(db)
  if (due.state !== 'open') {
    if (await cancelIntent(dependencies, due)) await repository.finish(due.id)
    return
  }
  const intent = await checkIntent(dependencies, due)
  if (intent?.status === 'succeeded') return
  if (due.answerUntil.getTime() > Date.now()) {
    const age = (Date.now() - due.createdAt.getTime()) / 1000
    await repository.checkAgain(due.id, Math.min(Math.max(60, age), HOUR_SECONDS))
    return
  }
  // A card that waits for its bank is an answer: the bank decides within the hour.
  if (intent?.status === 'processing') throw new Error('The payment is being processed')
  if (await cancelIntent(dependencies, due)) await endUnanswered(dependencies, due)
}

async function endUnanswered(
  { db, outbox, company, onWork }: Dependencies,
  { id, orderId }: Proposal,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(orderId)
    const proposal = await proposalRepository(transaction).byId(id)
    if (!order || proposal?.state !== 'open') return
    const state = endOfSilence(proposal.kind, proposal.ifUnanswered)
    await closeProposal(transaction, { order, proposal, state, by: 'system', company })
    await proposalRepository(transaction).finish(id)
  })
  outbox.wake()
  onWork()
}

/** Returns whether the intent can no longer be paid. One that was paid in the meantime is settled. */
async function cancelIntent(
  { payments, settle }: Dependencies,
  { paymentIntentId: id }: Proposal,
): Promise<boolean> {
  if (id === null) return true
  const intent = await cancelOrRetrieve(payments, id)
  if (intent.status === 'succeeded') await settle({ intent })
  return intent.status === 'canceled'
}

async function cancelOrRetrieve(payments: PaymentProvider, id: string): Promise<Intent> {
  try {
    return await payments.cancel(id)
  } catch (error) {
    if (!(error instanceof IntentMoved)) throw error
    return payments.retrieve(id)
  }
}
