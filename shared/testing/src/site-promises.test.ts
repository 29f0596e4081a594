import { expect, it } from 'vitest'
import { brokenSitePromises, type SiteFacts } from './site-promises.ts'

const facts: SiteFacts = {
  ways: [
    { name: 'RMTracked24Collection', price: 395 },
    { name: 'WFLondon', price: 0 },
  ],
  homeDelivery: 395,
  guaranteeDays: 30,
}

it.each([
  'Sewn within 7 working days, or 3 with express.',
  'Tell us within 30 days of getting it back.',
  'Delivery is £3.95 each way, and free at a drop-off point. Shorten hem from £16.',
])('finds nothing in what holds: %s', (text) => {
  expect(brokenSitePromises(text, facts)).toEqual([])
})

it.each([
  ['Sewn within 5 working days.', '5 working days'],
  ['Tell us within 60 days of getting it back.', 'within 60 days of getting it back'],
  ['Delivery is £4.50 each way.', '£4.50 each way'],
  ['It is insured to £1,000 or £2,500.', 'insured to £1,000 or £2,500'],
  ['Gift wrapping costs £2.', 'Gift wrapping costs £2'],
  ['It is kept for 90 days.', 'It is kept for 90 days'],
])('finds what does not hold: %s', (text, words) => {
  expect(brokenSitePromises(text, facts)).toEqual([words])
})
