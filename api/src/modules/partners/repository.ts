import { and, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Partner } from '@darnley/contract/partners'
import type { Executor } from '#src/db/database.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { storefrontOf } from './rows.ts'

export interface PartnerRepository {
  /** One process at a time writes; locked to the end of the transaction. */
  lock(): Promise<void>
  /** Writes what these descriptions say, where it differs. */
  write(partners: readonly Partner[]): Promise<void>
  /** Closes every site that was published and no longer is. */
  closeOthers(partners: readonly Partner[]): Promise<void>
  /** Returns the hostnames of the company's own sites. */
  ownHostnames(): Promise<string[]>
}

/** An arbitrary number that no other advisory lock of this database uses. */
const LOCK = 7_218_461

export function partnerRepository(db: Executor): PartnerRepository {
  return {
    lock: async () => void (await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)),
    write: async (partners) => {
      for (const partner of partners) await writePartner(db, partner)
    },
    closeOthers: async (partners) => {
      const ids = partners.map(({ id }) => id)
      await db
        .update(storefronts)
        .set({ isOpen: false })
        .where(
          and(
            eq(storefronts.isFollowed, true),
            eq(storefronts.isOpen, true),
            without(storefronts.id, ids),
          ),
        )
    },
    ownHostnames: async () => {
      const rows = await db
        .select({ domain: storefronts.domain })
        .from(storefronts)
        .where(eq(storefronts.kind, 'workshop'))
      return rows.map(({ domain }) => domain)
    },
  }
}

function without(column: PgColumn, ids: string[]): SQL | undefined {
  return ids.length > 0 ? notInArray(column, ids) : undefined
}

async function writePartner(db: Executor, partner: Partner): Promise<void> {
  const storefront = storefrontOf(partner)
  // A hostname that moved from one partner to another is free at once.
  await db
    .update(storefronts)
    .set({ domain: sql`${storefronts.domain} || '.closed.' || ${storefronts.id}`, isOpen: false })
    .where(
      and(
        eq(storefronts.domain, storefront.domain),
        ne(storefronts.id, storefront.id),
        eq(storefronts.kind, 'partner'),
      ),
    )
  await db
    .insert(storefronts)
    .values(storefront)
    .onConflictDoUpdate({
      target: storefronts.id,
      set: storefront,
      setWhere: eq(storefronts.kind, 'partner'),
    })
}
