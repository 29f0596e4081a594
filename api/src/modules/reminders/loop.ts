import type { Database } from '#src/db/database.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { type Loop, startLoop } from '#src/queue/loop.ts'
import { isTimeToRemind, type ReminderHours } from './due.ts'
import { ORDER_REMINDER, reminderKey } from './reminder-key.ts'
import { BATCH, reminderRepository } from './repository.ts'

interface Dependencies {
  readonly db: Database
  readonly outbox: Pick<Loop, 'wake'>
  readonly hours: ReminderHours
  /** Interval at which it looks for orders. */
  readonly everyMs: number
  readonly log: { error(details: object, message: string): void }
}

/** Reminds customers of what they have to do, by day. Several processes may look at once: a key is sent once. */
export function startReminders({ db, outbox, hours, everyMs, log }: Dependencies): Loop {
  async function work(): Promise<boolean> {
    if (!isTimeToRemind(new Date(), hours)) return false
    const due = await reminderRepository(db).due()
    for (const { orderId, kind } of due)
      await createOutboxRepository(db).add({
        key: reminderKey(kind, orderId),
        notificationType: 'something_else',
        template: ORDER_REMINDER,
        payload: { orderId, kind },
      })
    if (due.length > 0) outbox.wake()
    return due.length === BATCH
  }
  return startLoop({
    everyMs,
    work,
    onError: (error) => log.error({ reason: String(error) }, 'reminders could not be added'),
  })
}
