import { eq, sql } from 'drizzle-orm'
import { currentTraceparent } from 'shared/tracing'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import type { KnownTemplate, TemplateName } from './audiences.ts'

export interface OutgoingMail<Template extends TemplateName = TemplateName> {
  /** One mail is sent for each key, however often it is asked for. */
  readonly key: string
  readonly notificationType: 'order_status_update' | 'something_else'
  /** Name of the template that renders it when it is sent. */
  readonly template: Template
  /** What the template looks up; ids, not personal data. */
  readonly payload: Readonly<Record<string, string>>
  /** At once unless given. */
  readonly delayMs?: number
  /** What caused it, if that is not the work under way. */
  readonly traceparent?: string | null
}

export interface DueMail extends Omit<OutgoingMail, 'delayMs' | 'traceparent' | 'template'> {
  readonly id: number
  /** Of any release that runs. */
  readonly template: string
  readonly attempts: number
  readonly traceparent: string | null
}

export interface OutboxRepository {
  /** In the transaction that causes the mail. */
  add(mail: OutgoingMail<KnownTemplate>): Promise<void>
  /** Only for requested-mail.ts, which limits what visitors can have sent to others. */
  addAny(mail: OutgoingMail): Promise<void>
  /**
   * Takes mails that are due, for as long as the lease lasts: another process leaves them alone until then.
   * A process that dies while it sends leaves them to whoever comes after the lease.
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
