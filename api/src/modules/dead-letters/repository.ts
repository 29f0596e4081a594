import { type SQL, sql } from 'drizzle-orm'
import type { DeadLetterQueue } from '@darnley/contract/workshop-dead-letters'
import type { Executor } from '#src/db/database.ts'
import { DEAD_AFTER } from '#src/queue/repository.ts'

/** A job with so many attempts, as its queue's table has it. */
export interface DeadJob {
  readonly queue: DeadLetterQueue
  readonly id: string
  /** Template of a mail or kind of a request; empty where the queue says it all. */
  readonly what: string
  readonly reason: string | null
  readonly attempts: number
  readonly since: Date
  readonly nextTryAt: Date
  readonly orderId: string | null
  readonly collectionRef: string | null
  readonly conversationId: string | null
}

export interface DroppedBy {
  readonly id: string
  /** staff:<id> */
  readonly actor: string
}

export interface DeadLetterRepository {
  /** Returns the oldest ones. */
  list(): Promise<DeadJob[]>
  count(): Promise<number>
  /** Makes one due at once, unless it is being tried. Returns false when it is no dead letter. */
  retry(queue: DeadLetterQueue, id: string): Promise<boolean>
  dropMail(dropped: DroppedBy): Promise<boolean>
  /** The order's history knows nothing of it: its status stays as it is. */
  dropCourierJob(id: string): Promise<boolean>
}

const MOST = 100

/** Longer than any lease (queue/repository.ts): what is due sooner is being tried. */
const TRYING = sql`interval '2 minutes'`

const dead = sql`attempts >= ${DEAD_AFTER}`

/** The table of each queue, with the column of the next attempt and the condition of its dead letters. */
const TABLES: Readonly<Record<DeadLetterQueue, { table: SQL; due: SQL; isDead: SQL }>> = {
  mail: {
    table: sql`outbox`,
    due: sql`next_attempt_at`,
    isDead: sql`${dead} and sent_at is null and dropped_at is null`,
  },
  courier: {
    table: sql`courier_jobs`,
    due: sql`next_attempt_at`,
    isDead: sql`${dead} and done_at is null`,
  },
  refund: {
    table: sql`refunds`,
    due: sql`next_attempt_at`,
    isDead: sql`${dead} and refunded_at is null and failed_at is null`,
  },
  look_up: {
    table: sql`payment_events`,
    due: sql`look_up_at`,
    isDead: sql`look_ups >= ${DEAD_AFTER} and look_up_at is not null`,
  },
  proposal: {
    table: sql`price_proposals`,
    due: sql`next_attempt_at`,
    isDead: sql`${dead} and next_attempt_at is not null`,
  },
}

/** The order of a mail about an order, a proposal, a refund or a conversation. */
const orderOfMail = sql`coalesce(payload->>'orderId',
  (select order_id::text from price_proposals where id::text = payload->>'proposalId'),
  (select order_id::text from refunds where id::text = payload->>'refundId'),
  (select order_id::text from conversations where id::text = payload->>'conversationId'))`

const jobs = sql`
  select 'mail' as queue, id::text as id, template as what, last_error as reason, attempts,
      created_at as since, next_attempt_at as due, ${orderOfMail}::uuid as order_id,
      (payload->>'conversationId')::uuid as conversation_id
    from outbox where ${TABLES.mail.isDead}
  union all select 'courier', id::text, kind, last_error, attempts, created_at, next_attempt_at, order_id, null
    from courier_jobs where ${TABLES.courier.isDead}
  union all select 'refund', id::text, '', last_error, attempts, created_at, next_attempt_at, order_id, null
    from refunds where ${TABLES.refund.isDead}
  union all select 'look_up', id, '', null, look_ups, received_at, look_up_at, order_id, null
    from payment_events where ${TABLES.look_up.isDead}
  union all select 'proposal', id::text, '', last_error, attempts, created_at, next_attempt_at, order_id, null
    from price_proposals where ${TABLES.proposal.isDead}`

type Row = { [Field in keyof DeadJob]: DeadJob[Field] extends Date ? string : DeadJob[Field] }

export function deadLetterRepository(db: Executor): DeadLetterRepository {
  const isChanged = async (statement: SQL): Promise<boolean> =>
    ((await db.execute(statement)).rowCount ?? 0) > 0
  return {
    list: async () => {
      const { rows } = await db.execute<Row>(
        sql`select queue, jobs.id, what, reason, attempts, since, due as "nextTryAt",
            orders.id as "orderId", collection_ref as "collectionRef",
            conversation_id as "conversationId"
          from (${jobs}) as jobs left join orders on orders.id = jobs.order_id
          order by since, jobs.id limit ${MOST}`,
      )
      return rows.map(({ since, nextTryAt, ...job }) => ({
        ...job,
        since: new Date(since),
        nextTryAt: new Date(nextTryAt),
      }))
    },
    count: async () => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from (${jobs}) as jobs`,
      )
      return rows[0]?.count ?? 0
    },
    retry: (queue, id) => {
      const { table, due, isDead } = TABLES[queue]
      const next = sql`case when ${due} > now() + ${TRYING} then now() else ${due} end`
      return isChanged(
        sql`update ${table} set ${due} = ${next} where id::text = ${id} and ${isDead}`,
      )
    },
    dropMail: ({ id, actor }) =>
      isChanged(
        sql`update outbox set dropped_at = now(), dropped_by = ${actor}
          where id::text = ${id} and ${TABLES.mail.isDead}`,
      ),
    dropCourierJob: (id) =>
      isChanged(
        sql`update courier_jobs set done_at = now() where id::text = ${id} and ${TABLES.courier.isDead}`,
      ),
  }
}
