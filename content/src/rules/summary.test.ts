import { expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

it.each([
  ['faq', { answer: 'Seven days.' }, 'Seven days.'],
  ['fees', { amount: 395 }, '£3.95'],
  ['fees', { amount: 0 }, 'Free'],
  ['fees', { amount: null }, ''],
  [
    'announcements',
    { message: 'Closed.', endsAt: '2026-12-02T09:00:00.000Z' },
    'Closed. Until 2026-12-02.',
  ],
  ['delivery-areas', { postcodeAreas: ['EC', 'WC'], sameDayCourier: true }, 'EC, WC'],
  [
    'delivery-areas',
    { postcodeAreas: ['BR1'], sameDayCourier: false },
    'BR1; without the bicycle courier',
  ],
  [
    'studios',
    { address: { line1: '1 Mill Lane', city: '', postcode: 'E8 4QS' } },
    '1 Mill Lane, E8 4QS',
  ],
  ['studios', {}, ''],
])('tells %s in short', (collection, document, words) => {
  expect(summaryOf(collection, document)).toBe(words)
})

it('cuts a long text', () => {
  const words = summaryOf('faq', { answer: 'word '.repeat(100) })
  expect(words.length).toBeLessThanOrEqual(200)
  expect(words.endsWith('word…')).toBe(true)
})
