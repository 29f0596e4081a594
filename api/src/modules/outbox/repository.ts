import { and, eq, isNull, sql } from 'drizzle-orm'
import { currentTraceparent } from '@darnley/node/tracing'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import { inSeconds, type Queue, queueOf } from '#src/queue/repository.ts'
import type { KnownTemplate, TemplateName } from './audiences.ts'

export interface OutgoingMail<Template extends TemplateName = TemplateName> {
  /** Idempotency key: one mail is sent for each. */
  readonly key: string
  readonly notificationType: 'order_status_update' | 'something_else'
  /** Name of the template that renders the mail at sending. */
  readonly template: Template
  /** Ids that the template looks up; no personal data. */
  readonly payload: Readonly<Record<string, string>>
  /** Sent at once when absent. */
  readonly delayMs?: number
  /** Trace of the cause, when it is not the current one. */
  readonly traceparent?: string | null
}

export interface DueMail extends Omit<OutgoingMail, 'delayMs' | 'traceparent' | 'template'> {
  readonly id: number
  /** May belong to another release that runs in parallel. */
  readonly template: string
  readonly attempts: number
  readonly createdAt: Date
  readonly traceparent: string | null
}

export interface OutboxRepository extends Queue<DueMail> {
  /** Keeps what the provider says at last about a text message. Returns false when that is known, or there is none. */
  markDelivery(key: string, delivery: 'delivered' | 'undelivered'): Promise<boolean>
  /** Adds a mail in the transaction that causes it. */
  add(mail: OutgoingMail<KnownTemplate>): Promise<void>
  /** For requested-mail.ts only, which limits mails that visitors cause. */
  addAny(mail: OutgoingMail): Promise<void>
  markSent(ids: readonly number[]): Promise<void>
}

const isOpen = sql`${isNull(outbox.sentAt)} and ${isNull(outbox.droppedAt)}`
const queueOfMails = queueOf(outbox, isOpen)

const markAsSent = prepared((db) =>
  db
    .update(outbox)
    .set({ sentAt: sql`now()`, lastError: null })
    .where(sql`${outbox.id} = any(${sql.placeholder('ids')})`)
    .prepare('outbox_sent'),
)

export function createOutboxRepository(db: Executor): OutboxRepository {
  const addAny: OutboxRepository['addAny'] = async ({
    delayMs = 0,
    traceparent = currentTraceparent() ?? null,
    ...mail
  }) => {
    const nextAttemptAt = inSeconds(delayMs / 1000)
    const row = { ...mail, payload: { ...mail.payload }, nextAttemptAt, traceparent }
    await db.insert(outbox).values(row).onConflictDoNothing({ target: outbox.key })
  }
  return {
    ...queueOfMails(db),
    add: addAny,
    addAny,
    async markDelivery(key, delivery) {
      const { rowCount } = await db
        .update(outbox)
        .set({ delivery })
        .where(and(eq(outbox.key, key), isNull(outbox.delivery)))
      return rowCount === 1
    },
    async markSent(ids) {
      await markAsSent(db).execute({ ids: [...ids] })
    },
  }
}
