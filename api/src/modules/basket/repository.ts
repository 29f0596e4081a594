import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { BasketEntry } from '@darnley/contract/basket'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { baskets } from '#src/db/schema/baskets.ts'
import { lineIds, noneIsPaid, paidLinesOfBasket } from './paid-lines-repository.ts'
import { withoutLines } from './without-lines.ts'

export type StoredBasket = typeof baskets.$inferSelect

export interface NewEntries {
  readonly id: string
  /** The version that the change is based on. */
  readonly version: number
  readonly entries: BasketEntry[]
  readonly storefrontDomain: string | null
  /** Unchanged when absent. */
  readonly discountCode?: string | null
}

export interface BasketRepository {
  /** Returns the basket without lines that were paid in the meantime, for instance in a copy of it. */
  find(id: string): Promise<StoredBasket | null>
  /** Locks the basket until the transaction ends. */
  lock(id: string): Promise<StoredBasket | null>
  /** Stores the entries if the site's basket still has that version and none of them is paid; otherwise null. */
  replace(change: NewEntries): Promise<StoredBasket | null>
  holdCode(held: { id: string; code: string | null }): Promise<void>
  /** Removes this code only: the basket may hold another one by now. */
  dropCode(held: { id: string; code: string }): Promise<void>
  /**
   * Erases these entries from one basket, or from all baskets, since a restored basket has the entries of the
   * abandoned one. Returns the number of baskets changed.
   */
  eraseEntries(wanted: { ids: readonly string[]; basketId?: string }): Promise<number>
}

const { placeholder } = sql

const findById = prepared((db) =>
  db
    .select({ ...getTableColumns(baskets), paid: paidLinesOfBasket })
    .from(baskets)
    .where(eq(baskets.id, placeholder('id')))
    .prepare('basket_find'),
)

const insertFirst = prepared((db) =>
  db
    .insert(baskets)
    // In the table's column order.
    .select(
      sql`select ${placeholder('id')}, ${placeholder('storefrontDomain')}, 1,
        ${sql.param(placeholder('entries'), baskets.entries)}::jsonb, null, now(), now()
        where ${noneIsPaid(placeholder('lines'))}`,
    )
    .onConflictDoNothing()
    .returning()
    .prepare('basket_insert'),
)

const updateEntries = prepared((db) =>
  db
    .update(baskets)
    .set({
      version: sql`${baskets.version} + 1`,
      entries: sql`${sql.param(placeholder('entries'), baskets.entries)}`,
      updatedAt: sql`now()`,
      discountCode: sql`case when ${placeholder('keepsCode')}::boolean then ${baskets.discountCode} else ${placeholder('discountCode')} end`,
    })
    .where(
      and(
        eq(baskets.id, placeholder('id')),
        eq(baskets.version, placeholder('version')),
        sql`${baskets.storefrontDomain} is not distinct from ${placeholder('storefrontDomain')}`,
        noneIsPaid(placeholder('lines')),
      ),
    )
    .returning()
    .prepare('basket_update'),
)

function unpaidPart({ paid, ...basket }: StoredBasket & { paid: string[] }): StoredBasket {
  return paid.length > 0 ? { ...basket, entries: withoutLines(basket.entries, paid) } : basket
}

export function basketRepository(db: Executor): BasketRepository {
  return {
    find: async (id) => {
      const [row] = await findById(db).execute({ id })
      return row ? unpaidPart(row) : null
    },
    lock: async (id) => {
      const [row] = await db
        .select({ ...getTableColumns(baskets), paid: paidLinesOfBasket })
        .from(baskets)
        .where(eq(baskets.id, id))
        .for('update')
      return row ? unpaidPart(row) : null
    },
    replace: async (change) => {
      const { discountCode = null } = change
      const keepsCode = change.discountCode === undefined
      const statement = change.version === 0 ? insertFirst(db) : updateEntries(db)
      const lines = lineIds(change.entries)
      const [row] = await statement.execute({ ...change, lines, discountCode, keepsCode })
      return row ?? null
    },
    holdCode: async ({ id, code }) => {
      await db.update(baskets).set({ discountCode: code }).where(eq(baskets.id, id))
    },
    dropCode: async ({ id, code }) => {
      await db
        .update(baskets)
        .set({ discountCode: null })
        .where(and(eq(baskets.id, id), eq(baskets.discountCode, code)))
    },
    eraseEntries: async ({ ids, basketId }) => {
      const isMeant = sql`entry ->> 'id' = any(${sql.param([...ids])}::text[])`
      const entries = sql`jsonb_array_elements(${baskets.entries}) with ordinality as held (entry, place)`
      const { rowCount } = await db
        .update(baskets)
        .set({
          version: sql`${baskets.version} + 1`,
          entries: sql`coalesce((select jsonb_agg(entry order by place) from ${entries} where not ${isMeant}), '[]')`,
          updatedAt: sql`now()`,
        })
        .where(
          and(
            basketId === undefined ? undefined : eq(baskets.id, basketId),
            sql`exists (select from ${entries} where ${isMeant})`,
          ),
        )
      return rowCount ?? 0
    },
  }
}
