import { inSpan } from 'shared/tracing'
import type { Database } from '#src/db/database.ts'
import { type Loop, startLoop } from '#src/lib/loop.ts'
import { expireOrder } from './expire.ts'
import type { PaymentProvider } from './provider.ts'
import { type DueOrder, paymentRepository } from './repository.ts'
import type { Settle } from './settle.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly log: { error(details: object, message: string): void }
  readonly everyMs: number
  /** Age at which an unpaid order is cancelled. */
  readonly expireAfterMs: number
}

const BATCH = 20

/**
 * Asks the provider about unpaid orders whose webhook did not come, and cancels those that nobody pays; safe in
 * several processes.
 */
export function startReconciler(dependencies: Dependencies): Loop {
  const { db, log, everyMs } = dependencies
  const onError = (error: unknown): void =>
    log.error({ reason: String(error) }, 'reconciling failed')

  async function work(): Promise<boolean> {
    const due = await paymentRepository(db).takeDue(BATCH)
    for (const order of due) {
      try {
        await inSpan({ name: 'reconcile payment' }, () => reconcile(dependencies, order))
      } catch (error) {
        onError(error)
      }
    }
    return due.length === BATCH
  }

  return startLoop({ everyMs, work, onError })
}

async function reconcile(
  { db, payments, settle, expireAfterMs }: Dependencies,
  order: DueOrder,
): Promise<void> {
  const { paymentIntentId, updatedAt } = order
  const intent = paymentIntentId ? await payments.retrieve(paymentIntentId) : null
  if (intent) await settle({ intent })
  const isPaid = intent?.status === 'succeeded' || intent?.status === 'processing'
  if (!isPaid && Date.now() - updatedAt.getTime() > expireAfterMs)
    await expireOrder({ db, payments }, order)
}
