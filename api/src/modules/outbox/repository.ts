import { eq, sql } from 'drizzle-orm'
import { currentTraceparent } from '@darnley/node/tracing'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { outbox } from '#src/db/schema/outbox.ts'
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
  readonly traceparent: string | null
}

export interface OutboxRepository {
  /** Adds a mail in the transaction that causes it. */
  add(mail: OutgoingMail<KnownTemplate>): Promise<void>
  /** For requested-mail.ts only, which limits mails that visitors cause. */
  addAny(mail: OutgoingMail): Promise<void>
  /**
   * Claims due mails for the time of the lease, during which no other process claims them. Mails of a process that
   * dies become available when the lease expires.
   */
  claim(limits: { count: number; leaseSeconds: number }): Promise<DueMail[]>
  markSent(ids: readonly number[]): Promise<void>
  postpone(id: number, failure: { seconds: number; reason: string }): Promise<void>
}

const { placeholder } = sql

const claimDue = prepared((db) => {
  const due = sql`(select ${outbox.id} from ${outbox}
    where ${outbox.sentAt} is null and ${outbox.nextAttemptAt} <= now()
    order by ${outbox.nextAttemptAt} limit ${placeholder('count')} for update skip locked)`
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${placeholder('leaseSeconds')})`,
    })
    .where(sql`${outbox.id} in ${due}`)
    .returning()
    .prepare('outbox_claim')
})

const markAsSent = prepared((db) =>
  db
    .update(outbox)
    .set({ sentAt: sql`now()`, lastError: null })
    .where(sql`${outbox.id} = any(${placeholder('ids')})`)
    .prepare('outbox_sent'),
)

export function createOutboxRepository(db: Executor): OutboxRepository {
  const addAny: OutboxRepository['addAny'] = async ({
    delayMs = 0,
    traceparent = currentTraceparent() ?? null,
    ...mail
  }) => {
    const nextAttemptAt = sql`now() + make_interval(secs => ${delayMs / 1000})`
    const row = { ...mail, payload: { ...mail.payload }, nextAttemptAt, traceparent }
    await db.insert(outbox).values(row).onConflictDoNothing({ target: outbox.key })
  }
  return {
    add: addAny,
    addAny,
    claim: (limits) => claimDue(db).execute(limits),
    async markSent(ids) {
      await markAsSent(db).execute({ ids: [...ids] })
    },
    async postpone(id, { seconds, reason }) {
      const nextAttemptAt = sql`now() + make_interval(secs => ${seconds})`
      await db.update(outbox).set({ nextAttemptAt, lastError: reason }).where(eq(outbox.id, id))
    },
  }
}
