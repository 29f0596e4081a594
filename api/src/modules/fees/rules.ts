import type { FeeKey } from '@darnley/contract/help'
import type { Minor } from '@darnley/domain/money'
import {
  expressPrice,
  inStoreDeliveryPrice,
  LARGE_BASKET,
  type Rate,
} from '@darnley/domain/pricing'

const AMOUNTS: Readonly<Record<FeeKey, (rate: Rate) => Minor>> = {
  home_delivery: (rate) => inStoreDeliveryPrice('return_to_customer', rate),
  return_to_store: (rate) => inStoreDeliveryPrice('return_to_store', rate),
  complete_in_store: (rate) => inStoreDeliveryPrice('complete_in_store', rate),
  express: (rate) => expressPrice(1, rate),
  express_large_basket: (rate) => expressPrice(LARGE_BASKET, rate),
}

/** Returns the amount of a fee, from the code that checkout charges with. */
export function feeAmount(key: FeeKey, rate: Rate): Minor {
  return AMOUNTS[key](rate)
}
