import { asc, eq } from 'drizzle-orm'
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
  return partners.map((partner) => ({
    ...partner,
    points: stores.flatMap(({ storefront_id, drop_off_point }) =>
      storefront_id === partner.id && drop_off_point ? [drop_off_point] : [],
    ),
  }))
}
