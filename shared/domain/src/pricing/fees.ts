import type { FeeKey, Fees } from '@darnley/contract/help'
import { applyRate, type Rate } from '../money/money.ts'

/** Section 9's amounts of the charges beside services: they hold where an owner has published none. */
export const USUAL_FEES = {
  home_delivery: 395,
  return_to_store: 0,
  complete_in_store: 0,
  express: 1000,
  express_large_basket: 2000,
} as Fees

/** Returns fees at a storefront's rate. */
export function feesAt(rate: Rate, fees: Fees = USUAL_FEES): Fees {
  const keys = Object.keys(fees) as FeeKey[]
  return Object.fromEntries(keys.map((key) => [key, applyRate(fees[key], rate)])) as Fees
}
