import { and, eq, sql } from 'drizzle-orm'
import type { BasketEntry } from 'shared/contract/basket'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { baskets } from '#src/db/schema/baskets.ts'

export type StoredBasket = typeof baskets.$inferSelect

interface NewEntries {
  readonly id: string
  /** The version the change was made on. */
  readonly version: number
  readonly entries: BasketEntry[]
  readonly storefrontDomain: string | null
  /** Left as it is unless given. */
  readonly discountCode?: string | null
}

export interface BasketRepository {
  find(id: string): Promise<StoredBasket | null>
  /** Holds the basket until the transaction ends, so that two checkouts of it come one after the other. */
  lock(id: string): Promise<StoredBasket | null>
  /** Stores entries if the basket of that site still has that version; null when it has not. */
  replace(change: NewEntries): Promise<StoredBasket | null>
  holdCode(held: { id: string; code: string | null }): Promise<void>
  /** Only that code: another may be held by now. */
  dropCode(held: { id: string; code: string }): Promise<void>
  /**
   * Takes these entries out for good: of one basket, or wherever they lie, since a restored basket has the entries of
   * the abandoned one. How many baskets had any.
   */
  eraseEntries(wanted: { ids: readonly string[]; basketId?: string }): Promise<number>
}

const { placeholder } = sql

const findById = prepared((db) =>
  db
    .select()
    .from(baskets)
    .where(eq(baskets.id, placeholder('id')))
    .prepare('basket_find'),
)

const insertFirst = prepared((db) =>
  db
    .insert(baskets)
    .values({
      id: placeholder('id'),
      storefrontDomain: placeholder('storefrontDomain'),
      version: 1,
      entries: placeholder('entries'),
    })
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
      ),
    )
    .returning()
    .prepare('basket_update'),
)

export function basketRepository(db: Executor): BasketRepository {
  return {
    find: async (id) => {
      const [row] = await findById(db).execute({ id })
      return row ?? null
    },
    lock: async (id) => {
      const [row] = await db.select().from(baskets).where(eq(baskets.id, id)).for('update')
      return row ?? null
    },
    replace: async (change) => {
      const { discountCode = null } = change
      const keepsCode = change.discountCode === undefined
      const statement = change.version === 0 ? insertFirst(db) : updateEntries(db)
      const [row] = await statement.execute({ ...change, discountCode, keepsCode })
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
