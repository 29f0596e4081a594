import { expect, test } from 'vitest'
import { minor } from '@darnley/domain/money'
import { filterOffers } from './filter-offers.ts'
import type { Offer } from './offers.ts'

const offer = (service: string, garment: string): Offer => ({
  category: { id: 'trousers', name: 'Trousers & jeans' },
  service: { id: service, name: service, description: null, price: minor(1600), deadEnd: false },
  items: [{ id: garment, name: garment }],
})
const offers = [offer('Shorten hem', 'Jeans'), offer('Replace fly zip', 'Chinos')]

test.each([
  ['', ['Shorten hem', 'Replace fly zip']],
  ['ZIPS', ['Replace fly zip']],
  ['chi', ['Replace fly zip']],
  ['hem of jeans', ['Shorten hem']],
  ['trousers', ['Shorten hem', 'Replace fly zip']],
  ['dress', []],
])('"%s" finds %j', (text, names) => {
  expect(filterOffers(offers, text).map(({ service }) => service.name)).toEqual(names)
})
