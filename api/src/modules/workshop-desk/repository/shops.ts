import { asc, eq } from 'drizzle-orm'
import type { Store } from '@darnley/contract/places'
import { storefronts } from '#src/db/schema/storefronts.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'
import type { Shop } from '../rules.ts'

/** Returns the partner shops by name, with their drop-off points. */
export async function readShops({ db, places }: WithPlaces): Promise<Shop[]> {
  const { id, name, kind } = storefronts
  const [partners, stores] = await Promise.all([
    db.select({ id, name }).from(storefronts).where(eq(kind, 'partner')).orderBy(asc(name)),
    places.stores(),
  ])
  return withPoints(partners, stores)
}

export type Partner = Pick<Shop, 'id' | 'name'>

export function withPoints(partners: readonly Partner[], stores: readonly Store[]): Shop[] {
  return partners.map((partner) => ({
    ...partner,
    points: stores.flatMap(({ storefront_id, drop_off_point }) =>
      storefront_id === partner.id && drop_off_point ? [drop_off_point] : [],
    ),
  }))
}
