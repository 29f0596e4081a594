import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orders } from '#src/db/schema/orders.ts'
import { ERASED_EMAIL } from '#src/modules/orders/erased.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Period } from './retention.ts'

/** Rows for each statement, few enough that locks are held only briefly. */
export const BATCH = 500

export interface Overdue {
  readonly table: string
  readonly period: Period
}

export interface CleanUpRepository {
  /** Returns whether this process runs today's clean-up (London's calendar). */
  claimToday(): Promise<boolean>
  /** Raises the timeout for this transaction: scanning a large table takes longer than a request may. */
  allowLongStatements(): Promise<void>
  /** Deletes at most BATCH rows and returns their number. */
  deleteOverdue(overdue: Overdue): Promise<number>
  /** Returns at most BATCH ids; of orders only those that still have their customer's data. */
  overdueIds(overdue: Overdue): Promise<string[]>
  lockOrders(ids: string[]): Promise<Order[]>
}

const CLAIM = 'cleaned-up-on'

export function cleanUpRepository(db: Executor): CleanUpRepository {
  return {
    claimToday: async () => {
      const { rowCount } = await db.execute(sql`
        insert into settings (key, value)
        values (${CLAIM}, to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD'))
        on conflict (key) do update set value = excluded.value where settings.value < excluded.value`)
      return rowCount === 1
    },
    allowLongStatements: async () => {
      await db.execute(sql`set local statement_timeout = '5min'`)
    },
    deleteOverdue: async ({ table, period }) => {
      const { rowCount } = await db.execute(sql`
        delete from ${sql.identifier(table)} where ctid = any(array(
          select ctid from ${sql.identifier(table)} where ${isOverdue(period)}
          limit ${BATCH} for update skip locked))`)
      return rowCount ?? 0
    },
    overdueIds: async ({ table, period }) => {
      const hasCustomer = table === 'orders' ? sql`and email <> ${ERASED_EMAIL}` : sql``
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from ${sql.identifier(table)} where ${isOverdue(period)} ${hasCustomer} limit ${BATCH}`)
      return rows.map(({ id }) => id)
    },
    lockOrders: (ids) => db.select().from(orders).where(inArray(orders.id, ids)).for('update'),
  }
}

function isOverdue({ days, since, only }: Period): ReturnType<typeof sql> {
  const isOld = sql`${sql.identifier(since)} < now() - make_interval(days => ${days})`
  return only ? sql`${isOld} and ${sql.raw(only)}` : isOld
}
