import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { stores } from '#src/db/schema/stores.ts'
import type { Shop } from '../rules.ts'

/** Returns the partner shops by name, with their drop-off points. */
export async function readShops(db: Executor): Promise<Shop[]> {
  const rows = await db
    .select({ id: storefronts.id, name: storefronts.name, point: stores.dropOffPoint })
    .from(storefronts)
    .leftJoin(stores, eq(stores.storefrontId, storefronts.id))
    .where(eq(storefronts.kind, 'partner'))
    .orderBy(asc(storefronts.name))
  return shopsOf(rows)
}

/** A shop with one of its drop-off points, if it has any. */
export interface ShopRow {
  readonly id: string
  readonly name: string
  readonly point: Shop['points'][number] | null
}

export function shopsOf(rows: readonly ShopRow[]): Shop[] {
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofShop]) => ({
    id,
    name: ofShop[0]?.name ?? id,
    points: ofShop.flatMap(({ point }) => point ?? []),
  }))
}
