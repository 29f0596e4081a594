import { inSpan } from '@darnley/node/tracing'
import type { Config } from '#src/config.ts'
import type { Database } from '#src/db/database.ts'
import { type Loop, startLoop } from '#src/queue/loop.ts'
import { startWorker } from '#src/queue/worker.ts'
import { expireOrder } from './expire.ts'
import { issueRefund } from './issue-refund.ts'
import { lookUp } from './look-up.ts'
import { proposalRepository } from '#src/modules/price-proposals/repository.ts'
import { checkProposal } from '#src/modules/price-proposals/worker.ts'
import type { PaymentProvider } from './provider.ts'
import { refundRepository } from './refund-repository.ts'
import { type DueOrder, paymentRepository, queueOfLookUps } from './repository.ts'
import type { Settle } from './settle.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly outbox: Loop
  readonly company: Config['company']
  readonly log: Record<'warn' | 'error', (details: object, message: string) => void>
  readonly everyMs: number
  /** Age at which an unpaid order is cancelled. */
  readonly expireAfterMs: number
}

/** One after the other; the lease exceeds the provider's timeouts. */
const LIMITS = { count: 1, leaseSeconds: 60 }

/**
 * Starts the background queries to the payment provider: unpaid orders whose webhook did not arrive, which are
 * cancelled in the end, payments that match no order, refunds, and proposed prices. Safe in several processes.
 */
export function startReconciler(dependencies: Dependencies): Loop {
  const { db, log, everyMs } = dependencies
  const onError = (error: unknown): void =>
    log.error({ reason: String(error) }, 'reconciliation failed')

  async function checkOrder(): Promise<boolean> {
    const [order] = await paymentRepository(db).takeDue(1)
    if (order) await inReconcileSpan(() => reconcile(dependencies, order)).catch(onError)
    return order !== undefined
  }

  const common = { limits: LIMITS, everyMs, onError, log }
  const loops = [
    startLoop({ everyMs, onError, work: checkOrder }),
    startWorker({
      ...common,
      name: 'look-up',
      queue: queueOfLookUps(db),
      perform: (event) => inReconcileSpan(() => lookUp(dependencies, event)),
      onFailure: (_event, { reason }) => onError(reason),
    }),
    startWorker({
      ...common,
      name: 'refund',
      queue: refundRepository(db),
      perform: (refund) => inReconcileSpan(() => issueRefund(dependencies, refund)),
      onFailure: ({ id, attempts }, { reason }) =>
        log.error({ refund: id, attempts, reason }, 'a refund failed'),
    }),
    startWorker({
      ...common,
      name: 'proposal',
      queue: proposalRepository(db),
      perform: (proposal) =>
        inReconcileSpan(() => checkProposal({ ...dependencies, onWork: wake }, proposal)),
      onFailure: ({ id, attempts }, { reason }) =>
        log.warn({ proposal: id, attempts, reason }, 'a proposed price is checked again'),
    }),
  ]
  const wake = (): void => loops.forEach((loop) => loop.wake())
  return {
    wake,
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  }
}

const inReconcileSpan = (work: () => Promise<void>): Promise<void> =>
  inSpan({ name: 'reconcile payment' }, work)

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
