import type { Partner, PartnerShop } from '@darnley/contract/partners'
import type { storefronts } from '#src/db/schema/storefronts.ts'
import type { stores } from '#src/db/schema/stores.ts'

type Described = Omit<Partner, 'logo' | 'backgroundImages'>
type StorefrontRow = typeof storefronts.$inferInsert
type StoreRow = typeof stores.$inferInsert

/** Returns the rows that a partner's description stands for. */
export function rowsOf(partner: Described): {
  readonly storefront: StorefrontRow
  readonly stores: StoreRow[]
} {
  const { id, name, hostname, locale, exchangeRate, deliveryOptions, address } = partner
  return {
    storefront: {
      id,
      name,
      domain: hostname,
      locale,
      exchangeRate,
      deliveryOptions,
      blockedDeliveryProviders: partner.blockedProviders,
      address,
      isOpen: true,
      isFollowed: true,
    },
    stores: partner.shops.map((shop) => storeOf(partner, shop)),
  }
}

/** A shop without a name or an address of its own has the partner's. */
function storeOf(partner: Described, shop: PartnerShop): StoreRow {
  const { id, phone, openingHours, accepts, dropOffPoint } = shop
  return {
    id,
    storefrontId: partner.id,
    name: shop.name || partner.name,
    address: shop.address.line1 ? shop.address : partner.address,
    phone,
    openingHours,
    accepts,
    dropOffPoint,
    isOpen: true,
  }
}
