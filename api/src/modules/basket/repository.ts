import { and, eq, sql } from 'drizzle-orm'
import type { BasketEntry } from 'shared/contract/basket'
import type { Executor } from '#src/db/database.ts'
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
}

export function basketRepository(db: Executor): BasketRepository {
  return {
    find: async (id) => {
      const [row] = await db.select().from(baskets).where(eq(baskets.id, id))
      return row ?? null
    },
    lock: async (id) => {
      const [row] = await db.select().from(baskets).where(eq(baskets.id, id)).for('update')
      return row ?? null
    },
    replace: async ({ id, version, entries, storefrontDomain, discountCode }) => {
      const change = {
        version: version + 1,
        entries,
        updatedAt: sql`now()`,
        ...(discountCode === undefined ? {} : { discountCode }),
      }
      const rows =
        version === 0
          ? await db
              .insert(baskets)
              .values({ id, storefrontDomain, ...change })
              .onConflictDoNothing()
              .returning()
          : await db
              .update(baskets)
              .set(change)
              .where(
                and(
                  eq(baskets.id, id),
                  eq(baskets.version, version),
                  sql`${baskets.storefrontDomain} is not distinct from ${storefrontDomain}`,
                ),
              )
              .returning()
      return rows[0] ?? null
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
  }
}
