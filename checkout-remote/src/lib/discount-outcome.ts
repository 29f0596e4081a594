import type { DiscountResponse } from 'shared/contract/discounts'

/** What became of a code that a person typed. */
export type DiscountOutcome = 'applied' | 'not-valid'

/** A code that is valid but was not held, because the basket went meanwhile, takes nothing off either. */
export function discountOutcome({
  coupon_applied,
  coupon_valid,
}: DiscountResponse): DiscountOutcome {
  return coupon_applied && coupon_valid ? 'applied' : 'not-valid'
}
