import type { Database } from '#src/db/database.ts'
import { conflict } from '#src/lib/http-error.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent } from '#src/modules/payment/intent.ts'
import { type PaymentProvider, ProviderSilent } from '#src/modules/payment/provider.ts'
import type { Settle } from '#src/modules/payment/settle.ts'
import { type Proposal, proposalRepository } from './repository.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
}

/**
 * Returns the secret with which the customer pays the difference of an open proposal; null when it is paid already.
 * There is one intent for a proposal: its id is stored before the secret is given out, and its key is the proposal's.
 * @throws HttpError 409 when the proposal was closed in the meantime
 */
export async function payDifference(
  dependencies: Dependencies,
  { order, proposal }: { readonly order: Order; readonly proposal: Proposal },
): Promise<string | null> {
  const known = await checkIntent(dependencies, proposal)
  if (known?.status === 'succeeded') return null
  if (known && known.status !== 'canceled') return known.clientSecret
  const repository = proposalRepository(dependencies.db)
  if (known) await repository.dropIntent(proposal)
  const next = known ? await repository.byId(proposal.id) : proposal
  const intent = await create(dependencies, { order, proposal: next ?? proposal })
  if (!(await repository.saveIntent(proposal.id, intent.id)))
    throw conflict('This price has changed in the meantime. Please look at it again.')
  return intent.clientSecret
}

/** Returns the stored intent of a proposal as the provider has it, and settles it if it was paid. */
export async function checkIntent(
  { payments, settle }: Pick<Dependencies, 'payments' | 'settle'>,
  { paymentIntentId }: Pick<Proposal, 'paymentIntentId'>,
): Promise<Intent | null> {
  if (paymentIntentId === null) return null
  const intent = await payments.retrieve(paymentIntentId)
  if (intent.status === 'succeeded') await settle({ intent })
  return intent
}

/**
 * Creates the intent of an attempt. After an error that the provider repeats for its key, the next try has another
 * key: an intent that was created all the same was never shown, so it cannot be paid.
 */
async function create(
  { db, payments }: Pick<Dependencies, 'db' | 'payments'>,
  { order, proposal }: { readonly order: Order; readonly proposal: Proposal },
): Promise<Intent> {
  const { id, intentAttempt, change: amount } = proposal
  try {
    return await payments.create({
      ...{ orderId: order.id, proposalId: id, amount },
      reference: order.collectionRef,
      idempotencyKey: `proposal-${id}-${intentAttempt}-${amount}`,
    })
  } catch (error) {
    if (error instanceof ProviderSilent && error.status === 502)
      await proposalRepository(db).dropIntent(proposal)
    throw error
  }
}
