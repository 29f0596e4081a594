import type { Basket } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { aServiceDetail, anEntry } from '@darnley/testing/basket'
import { expect, test } from 'vitest'
import { checkoutStop } from './checkout-stop.ts'
import { newPrices } from './new-prices.ts'

const line = aServiceDetail()
const entries = [anEntry({ serviceDetails: [line, aServiceDetail()] })]
const basket: Basket = {
  version: 1,
  basket: entries,
  discount_code: null,
  discount_amount: null,
  express_price: minor(1000) as Basket['express_price'],
}
const repriced = [{ id: line.id, price: minor(2000) as Basket['express_price'] }]

test('[F27] [F31] a withdrawn or repriced line blocks checkout', () => {
  expect(checkoutStop(basket)).toBeNull()
  expect(checkoutStop({ ...basket, repriced })).toBe('repriced')
  expect(checkoutStop({ ...basket, repriced, withdrawn: [line.id] })).toBe('withdrawn')
})

test('[F27] each new price is shown beside the old one, and no other', () => {
  expect(newPrices(entries, { repriced, locale: 'en-GB' })).toEqual([
    'Shorten hem (Jeans) now costs £20.00 instead of £18.00.',
  ])
})
