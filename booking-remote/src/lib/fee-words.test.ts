import { minor } from '@darnley/domain/money'
import { USUAL_FEES } from '@darnley/domain/pricing'
import { expect, test } from 'vitest'
import { deliveryWords, expressWords, shopDeliveryWords } from './fee-words.ts'

const free = minor(0)

test('delivery is named with its price, or as free', () => {
  expect(deliveryWords(USUAL_FEES, 'en-GB')).toBe('£3.95 each way, to and from your door')
  expect(deliveryWords({ ...USUAL_FEES, home_delivery: free }, 'en-GB')).toMatch(/^Free, /)
})

test('a shop reads what each way back costs', () => {
  expect(shopDeliveryWords(USUAL_FEES, 'en-GB')).toBe(
    "£3.95 to the customer's home, free at the shop",
  )
  expect(shopDeliveryWords({ ...USUAL_FEES, return_to_store: minor(150) }, 'en-GB')).toBe(
    "£3.95 to the customer's home, £1.50 back to the shop, free when the work is done there",
  )
})

test('express has one price, or another for many garments', () => {
  expect(expressWords(USUAL_FEES, 'en-GB')).toBe('£10, or £20 from 5 garments on')
  const same = { ...USUAL_FEES, express: minor(1250), express_large_basket: minor(1250) }
  expect(expressWords(same, 'en-GB')).toBe('£12.50')
  expect(expressWords({ ...USUAL_FEES, express: free }, 'en-GB')).toMatch(/^free, or £20/)
})
