import { and, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Partner } from '@darnley/contract/partners'
import type { Executor } from '#src/db/database.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { stores } from '#src/db/schema/stores.ts'
import { rowsOf } from './rows.ts'

export interface PartnerRepository {
  /** One process at a time writes; locked to the end of the transaction. */
  lock(): Promise<void>
  /** Writes what these descriptions say, where it differs. */
  write(partners: readonly Partner[]): Promise<void>
  /** Closes every site that was published and no longer is, and every shop that its description leaves out. */
  closeOthers(partners: readonly Partner[]): Promise<void>
  /** Returns what is known of partners that were never published by the content service. */
  undescribed(): Promise<Undescribed[]>
  /** Returns the hostnames of the company's own sites. */
  ownHostnames(): Promise<string[]>
}

/** A partner as this database knows it, without its brand. */
type Undescribed = Omit<Partner, 'locale' | 'logo' | 'backgroundImages' | 'styles' | 'colours'> & {
  readonly locale: string
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
      const shopIds = partners.flatMap(({ shops }) => shops.map(({ id }) => id))
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
      await db
        .update(stores)
        .set({ isOpen: false })
        .where(
          and(
            eq(stores.isOpen, true),
            inArray(
              stores.storefrontId,
              db
                .select({ id: storefronts.id })
                .from(storefronts)
                .where(eq(storefronts.isFollowed, true)),
            ),
            without(stores.id, shopIds),
          ),
        )
    },
    undescribed: () => undescribedPartners(db),
    ownHostnames: async () => {
      const rows = await db
        .select({ domain: storefronts.domain })
        .from(storefronts)
        .where(eq(storefronts.kind, 'workshop'))
      return rows.map(({ domain }) => domain)
    },
  }
}

async function undescribedPartners(db: Executor): Promise<Undescribed[]> {
  const rows = await db
    .select()
    .from(storefronts)
    .where(
      and(
        eq(storefronts.kind, 'partner'),
        eq(storefronts.isFollowed, false),
        eq(storefronts.isOpen, true),
      ),
    )
  if (rows.length === 0) return []
  const shops = await db.select().from(stores).where(eq(stores.isOpen, true))
  return rows.map(({ id, name, domain, locale, exchangeRate, deliveryOptions, ...row }) => ({
    ...{ id, name, hostname: domain, locale, exchangeRate, deliveryOptions },
    blockedProviders: row.blockedDeliveryProviders,
    address: row.address,
    shops: shops
      .filter(({ storefrontId }) => storefrontId === id)
      .map(({ storefrontId: _storefrontId, isOpen: _isOpen, ...shop }) => shop),
  }))
}

function without(column: PgColumn, ids: string[]): SQL | undefined {
  return ids.length > 0 ? notInArray(column, ids) : undefined
}

async function writePartner(db: Executor, partner: Partner): Promise<void> {
  const { storefront, stores: shops } = rowsOf(partner)
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
  for (const shop of shops)
    await db
      .insert(stores)
      .values(shop)
      .onConflictDoUpdate({
        target: stores.id,
        set: shop,
        setWhere: eq(stores.storefrontId, partner.id),
      })
}
