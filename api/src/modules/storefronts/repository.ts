import { eq } from 'drizzle-orm'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Executor } from '#src/db/database.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'

type Row = typeof storefronts.$inferSelect

export interface StorefrontRepository {
  /** Returns those whose sites are served. */
  open(): Promise<Storefront[]>
  byId(id: string): Promise<Storefront | null>
}

export function storefrontRepository(db: Executor): StorefrontRepository {
  return {
    open: async () =>
      (await db.select().from(storefronts).where(eq(storefronts.isOpen, true))).map(toStorefront),
    byId: async (id) => {
      const [row] = await db.select().from(storefronts).where(eq(storefronts.id, id))
      return row ? toStorefront(row) : null
    },
  }
}

function toStorefront({
  exchangeRate,
  deliveryOptions,
  blockedDeliveryProviders,
  isOpen: _isOpen,
  isFollowed: _isFollowed,
  ...row
}: Row): Storefront {
  return {
    ...row,
    exchange_rate: exchangeRate,
    delivery_options: deliveryOptions,
    blocked_delivery_providers: blockedDeliveryProviders,
  }
}
