import type { Fees } from '@darnley/contract/help'
import type { StorePricing } from '@darnley/contract/stores'
import type { Storefront } from '@darnley/contract/storefront-session'
import { inStoreDeliveryPrice } from '@darnley/domain/pricing'
import type { Reach } from '#src/modules/delivery-providers/courier-areas.ts'
import { offeredReturns } from '#src/modules/delivery-providers/rules.ts'

/** Returns rate, delivery and express price of a storefront, as its checkout charges them. */
export function pricingOf(
  storefront: Storefront,
  { fees, notOffered }: { readonly fees: Fees; readonly notOffered: Reach['notOffered'] },
): StorePricing {
  const { domain, locale, exchange_rate: rate } = storefront
  return {
    storefront_domain: domain,
    locale,
    exchange_rate: rate,
    delivery: offeredReturns(storefront, notOffered).map((option) => ({
      option,
      price: inStoreDeliveryPrice(option, fees),
    })),
    express: {
      few_items: fees.express,
      many_items: fees.express_large_basket,
    },
  }
}
