import type { DiscountResponse } from '@darnley/contract/discounts'

/** The result of entering a code. */
export type DiscountOutcome = 'applied' | 'not-valid'

/** Returns the result; a valid code that was not applied, because the basket is gone, deducts nothing either. */
export function discountOutcome({
  coupon_applied,
  coupon_valid,
}: DiscountResponse): DiscountOutcome {
  return coupon_applied && coupon_valid ? 'applied' : 'not-valid'
}
