import { inSpan } from '@darnley/node/tracing'
import type { Database } from '#src/db/database.ts'
import { type Loop, startLoop } from '#src/lib/loop.ts'
import type { OutboxWorker } from '#src/modules/outbox/worker.ts'
import { expireOrder } from './expire.ts'
import { issueRefund } from './issue-refund.ts'
import { lookUp } from './look-up.ts'
import type { PaymentProvider } from './provider.ts'
import { refundRepository } from './refund-repository.ts'
import { type DueOrder, paymentRepository } from './repository.ts'
import type { Settle } from './settle.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly outbox: OutboxWorker
  readonly log: Record<'warn' | 'error', (details: object, message: string) => void>
  readonly everyMs: number
  /** Age at which an unpaid order is cancelled. */
  readonly expireAfterMs: number
}

const BATCH = 20

/**
 * Starts the background queries to the payment provider: unpaid orders whose webhook did not arrive, which are
 * cancelled in the end, payments that match no order, and refunds. Safe in several processes.
 */
export function startReconciler(dependencies: Dependencies): Loop {
  const { db, log, everyMs } = dependencies
  const onError = (error: unknown): void =>
    log.error({ reason: String(error) }, 'reconciliation failed')

  async function each<Due>(
    due: readonly Due[],
    act: (one: Due) => Promise<void>,
  ): Promise<boolean> {
    for (const one of due) {
      try {
        await inSpan({ name: 'reconcile payment' }, () => act(one))
      } catch (error) {
        onError(error)
      }
    }
    return due.length === BATCH
  }

  async function work(): Promise<boolean> {
    const payments = paymentRepository(db)
    const hasMore = [
      await each(await payments.takeEventsToLookUp(BATCH), (event) => lookUp(dependencies, event)),
      await each(await payments.takeDue(BATCH), (order) => reconcile(dependencies, order)),
      await each(await refundRepository(db).takeDue(BATCH), (due) =>
        issueRefund(dependencies, due),
      ),
    ]
    return hasMore.some(Boolean)
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
