import { expect, test } from 'vitest'
import { gapsOf } from './gaps.ts'

const hem = {
  id: 'hem',
  name: 'Hem',
  price: 1600,
  deadEnd: false,
  isFitted: true,
  hasPricedRows: false,
}
const jeans = { id: 'jeans', name: 'Jeans', category: 'trousers', services: ['hem'] }
const whole = {
  services: [hem],
  items: [jeans],
  categories: [{ id: 'trousers', name: 'Trousers' }],
  guides: ['hem'],
}

test('a whole catalogue has no gap', () => {
  expect(gapsOf(whole)).toEqual([])
})

test.each([
  [{ guides: [] }, 'Hem is fitted, and has no guide'],
  [{ services: [{ ...hem, price: 0 }] }, 'Hem has no price'],
  [{ categories: [...whole.categories, { id: 'hats', name: 'Hats' }] }, 'Hats has no garment'],
  [{ items: [jeans, { ...jeans, id: 'cap', name: 'Cap', services: [] }] }, 'Cap offers no service'],
  [
    { services: [hem, { ...hem, id: 'darn', name: 'Darn', isFitted: false }] },
    'Darn is offered by no garment',
  ],
])('%j: %s', (part, sentence) => {
  expect(gapsOf({ ...whole, ...part }).map(({ name, lacks }) => `${name} ${lacks}`)).toEqual([
    sentence,
  ])
})

test('a service that ends in words, or whose answers have prices, needs none', () => {
  for (const part of [{ deadEnd: true }, { hasPricedRows: true }])
    expect(gapsOf({ ...whole, services: [{ ...hem, price: 0, ...part }] })).toEqual([])
})
