import { minor } from '@darnley/domain/money'
import { describe, expect, test } from 'vitest'
import { discountOutcome } from './discount-outcome.ts'

const amounts = { discount_amount: minor(0), total_price: minor(2200) }

describe('a typed discount code', () => {
  test.each([
    [true, true, 'applied'],
    [false, true, 'not-valid'],
    [false, false, 'not-valid'],
  ])(
    'with coupon_applied %s and coupon_valid %s is %s',
    (coupon_applied, coupon_valid, outcome) => {
      expect(discountOutcome({ ...amounts, coupon_applied, coupon_valid })).toBe(outcome)
    },
  )
})
