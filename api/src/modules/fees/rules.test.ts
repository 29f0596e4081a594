import { expect, it } from 'vitest'
import { feeAmount } from './rules.ts'

it('returns the amounts of section 9 at rate 1', () => {
  expect(feeAmount('home_delivery', '1')).toBe(395)
  expect(feeAmount('return_to_store', '1')).toBe(0)
  expect(feeAmount('complete_in_store', '1')).toBe(0)
  expect(feeAmount('express', '1')).toBe(1000)
  expect(feeAmount('express_large_basket', '1')).toBe(2000)
})

it('multiplies by the rate and truncates', () => {
  expect(feeAmount('home_delivery', '1.25')).toBe(493)
  expect(feeAmount('express', '1.0005')).toBe(1000)
})
