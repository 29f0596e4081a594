import type { StoreDocument } from '@darnley/contract/content-decisions'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Store, Studio } from '@darnley/contract/places'
import type { Executor } from '#src/db/database.ts'
import type { Decisions } from '#src/modules/content/decisions.ts'

/** Partner shops and our own studios, by name. */
export interface Places {
  stores(): Promise<Store[]>
  storesOf(storefrontId: string): Promise<Store[]>
  /** Returns the web drop-off points that are shops of this storefront. */
  dropOffPointsOf(storefrontId: string): Promise<DeliveryProviderCode[]>
  studios(): Promise<Studio[]>
}

/** What reads of orders need when they name a place too. */
export interface WithPlaces {
  readonly db: Executor
  readonly places: Places
}

export function makePlaces(decisions: Pick<Decisions, 'stores' | 'studios'>): Places {
  const stores = async (): Promise<Store[]> =>
    (await decisions.stores.current()).map(
      ({ storefront: storefront_id, dropOffPoint: drop_off_point, ...place }) => ({
        ...placeOf(place),
        storefront_id,
        drop_off_point,
      }),
    )
  const storesOf = async (storefrontId: string): Promise<Store[]> =>
    (await stores()).filter(({ storefront_id }) => storefront_id === storefrontId)
  return {
    stores,
    storesOf,
    dropOffPointsOf: async (storefrontId) =>
      (await storesOf(storefrontId)).flatMap(({ drop_off_point }) => drop_off_point ?? []),
    studios: async () => (await decisions.studios.current()).map(placeOf),
  }
}

type PlaceDocument = Pick<StoreDocument, 'address' | 'openingHours'>
type Place<Document> = Omit<Document, 'address' | 'openingHours'> &
  Pick<Store, 'address' | 'opening_hours'>

/** Returns a document under the contract's names. */
function placeOf<Document extends PlaceDocument>(document: Document): Place<Document> {
  const { address, openingHours: opening_hours, ...place } = document
  return { ...place, address: { ...address, line2: address.line2 ?? '' }, opening_hours }
}
