import { and, asc, eq } from 'drizzle-orm'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Store, Studio } from '@darnley/contract/places'
import type { Executor } from '#src/db/database.ts'
import { stores, studios } from '#src/db/schema/stores.ts'

export interface PlaceRepository {
  stores(): Promise<Store[]>
  storesOf(storefrontId: string): Promise<Store[]>
  /** Returns the web drop-off points that are shops of this storefront. */
  dropOffPointsOf(storefrontId: string): Promise<DeliveryProviderCode[]>
  studios(): Promise<Studio[]>
}

/** Columns under the contract's names. */
const storeColumns = {
  id: stores.id,
  storefront_id: stores.storefrontId,
  name: stores.name,
  address: stores.address,
  phone: stores.phone,
  opening_hours: stores.openingHours,
  accepts: stores.accepts,
  drop_off_point: stores.dropOffPoint,
}

const studioColumns = {
  id: studios.id,
  name: studios.name,
  address: studios.address,
  phone: studios.phone,
  opening_hours: studios.openingHours,
  accepts: studios.accepts,
}

export function placeRepository(db: Executor): PlaceRepository {
  const storesOf = (storefrontId: string): Promise<Store[]> =>
    db
      .select(storeColumns)
      .from(stores)
      .where(and(eq(stores.storefrontId, storefrontId), eq(stores.isOpen, true)))
      .orderBy(asc(stores.name))
  return {
    stores: () =>
      db.select(storeColumns).from(stores).where(eq(stores.isOpen, true)).orderBy(asc(stores.name)),
    storesOf,
    dropOffPointsOf: async (storefrontId) =>
      (await storesOf(storefrontId)).flatMap(({ drop_off_point }) => drop_off_point ?? []),
    studios: () => db.select(studioColumns).from(studios).orderBy(asc(studios.name)),
  }
}
