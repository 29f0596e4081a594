import type { StudioDocument } from '@darnley/contract/content-decisions'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Partner, PartnerShop } from '@darnley/contract/partners'
import type { Store, Studio } from '@darnley/contract/places'
import type { Executor } from '#src/db/database.ts'
import type { Followed } from '#src/modules/content/follow.ts'

/** Shops of the partners that are published, and our own studios, by name. */
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

interface Known {
  readonly partners: Followed<readonly Partner[]>
  readonly studios: Followed<readonly StudioDocument[]>
}

export function makePlaces({ partners, studios }: Known): Places {
  const stores = async (): Promise<Store[]> =>
    (await partners.current())
      .flatMap((partner) => partner.shops.map((shop) => storeOf(partner, shop)))
      .toSorted((one, other) => one.name.localeCompare(other.name))
  const storesOf = async (storefrontId: string): Promise<Store[]> =>
    (await stores()).filter(({ storefront_id }) => storefront_id === storefrontId)
  return {
    stores,
    storesOf,
    dropOffPointsOf: async (storefrontId) =>
      (await storesOf(storefrontId)).flatMap(({ drop_off_point }) => drop_off_point ?? []),
    studios: async () => (await studios.current()).map(studioOf),
  }
}

/** A shop without a name or an address of its own has the partner's. */
function storeOf(partner: Partner, shop: PartnerShop): Store {
  const { id, phone, openingHours, accepts, dropOffPoint } = shop
  return {
    id,
    storefront_id: partner.id,
    name: shop.name || partner.name,
    address: shop.address.line1 ? shop.address : partner.address,
    phone,
    opening_hours: openingHours,
    accepts,
    drop_off_point: dropOffPoint,
  }
}

/** Returns a document under the contract's names. */
function studioOf({ address, openingHours: opening_hours, ...studio }: StudioDocument): Studio {
  return { ...studio, address: { ...address, line2: address.line2 ?? '' }, opening_hours }
}
