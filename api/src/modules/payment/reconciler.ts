import type { Database } from '#src/db/database.ts'
import { type Loop, startLoop } from '#src/lib/loop.ts'
import type { PaymentProvider } from './provider.ts'
import { paymentRepository } from './repository.ts'
import type { Settle } from './settle.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly log: { error(details: object, message: string): void }
  readonly everyMs: number
}

const BATCH = 20

/** Asks the provider about unpaid orders whose webhook did not come; safe in several processes. */
export function startReconciler({ db, payments, settle, log, everyMs }: Dependencies): Loop {
  const onError = (error: unknown): void =>
    log.error({ reason: String(error) }, 'reconciling failed')

  async function work(): Promise<boolean> {
    const due = await paymentRepository(db).takeDue(BATCH)
    for (const { paymentIntentId } of due) {
      if (!paymentIntentId) continue
      try {
        await settle({ intent: await payments.retrieve(paymentIntentId) })
      } catch (error) {
        onError(error)
      }
    }
    return due.length === BATCH
  }

  return startLoop({ everyMs, work, onError })
}
