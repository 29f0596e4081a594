import { addDays, dayAt } from '@darnley/domain/turnaround'
import type { Database } from '#src/db/database.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { type Loop, startLoop } from '#src/queue/loop.ts'
import { isTimeToRemind, type ReminderHours } from './due.ts'
import { ORDER_REMINDER } from './order-reminder.ts'
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
    const now = new Date()
    if (!isTimeToRemind(now, hours)) return false
    const repository = reminderRepository(db)
    const [waiting, fitted] = await Promise.all([
      repository.waiting(),
      repository.fittedOn(addDays(dayAt(now), 1)),
    ])
    const due = [...waiting, ...fitted]
    for (const { key, ...payload } of due)
      await createOutboxRepository(db).add({
        ...{ key, payload, template: ORDER_REMINDER },
        notificationType: 'something_else',
      })
    if (due.length > 0) outbox.wake()
    return waiting.length === BATCH || fitted.length === BATCH
  }
  return startLoop({
    everyMs,
    work,
    onError: (error) => log.error({ reason: String(error) }, 'reminders could not be added'),
  })
}
