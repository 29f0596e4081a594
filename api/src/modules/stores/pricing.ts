import type { StorePricing } from '@darnley/contract/stores'
import type { Storefront } from '@darnley/contract/storefront-session'
import { inStoreDeliveryPrice } from '@darnley/domain/pricing'
import { offeredReturns } from '#src/modules/delivery-providers/rules.ts'
import { feeAmount } from '#src/modules/fees/rules.ts'

/** Returns rate, delivery and express price of a storefront, as its checkout charges them. */
export function pricingOf(storefront: Storefront): StorePricing {
  const { domain, locale, exchange_rate: rate } = storefront
  return {
    storefront_domain: domain,
    locale,
    exchange_rate: rate,
    delivery: offeredReturns(storefront).map((option) => ({
      option,
      price: inStoreDeliveryPrice(option, rate),
    })),
    express: {
      few_items: feeAmount('express', rate),
      many_items: feeAmount('express_large_basket', rate),
    },
  }
}
