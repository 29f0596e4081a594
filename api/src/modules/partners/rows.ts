import type { Partner } from '@darnley/contract/partners'
import type { storefronts } from '#src/db/schema/storefronts.ts'

type Described = Omit<Partner, 'logo' | 'backgroundImages'>

/** Returns the storefront that a partner's description stands for. Its shops are read from the description itself. */
export function storefrontOf(partner: Described): typeof storefronts.$inferInsert {
  const { id, name, hostname, locale, exchangeRate, deliveryOptions, address } = partner
  return {
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
  }
}
