import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { minor } from '@darnley/domain/money'
import { bookingLink, garmentsOf, offersOf } from './offers.ts'

beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }))
afterEach(() => vi.unstubAllGlobals())

const service = (id: string, deadEnd = false) => ({
  ...{ id, name: id, description: null },
  ...{ price: minor(1600), deadEnd },
})
const index = {
  categories: [{ id: 'trousers', name: 'Trousers' }],
  items: [
    { id: 'jeans', name: 'Jeans', itemCategory: 'trousers', services: ['hem', 'patch', 'dye'] },
    { id: 'chinos', name: 'Chinos', itemCategory: 'trousers', services: ['hem'] },
  ],
  services: [service('hem'), service('patch'), service('dye', true), service('darn')],
}
const [hem, patch, ...others] = offersOf(index)

test('a service stands once in each category, with its garments', () => {
  expect(hem?.items.map(({ id }) => id)).toEqual(['jeans', 'chinos'])
  expect(patch?.service.id).toBe('patch')
})

test('what cannot be booked is no offer', () => {
  expect(others).toEqual([])
})

test('the link names the garment where there is only one', () => {
  const links = [hem, patch].map((offer) => offer && bookingLink(offer))
  expect(links).toEqual([
    '/booking?category=trousers&service=hem',
    '/booking?category=trousers&service=patch&item=jeans',
  ])
})

test.each([
  [['Jeans'], 'Jeans'],
  [['Jeans', 'Chinos'], 'Jeans and chinos'],
  [['Polo shirt', 'T-shirt', 'Vest top'], 'Polo shirt, T-shirt and vest top'],
])('garments %j are "%s"', (names, phrase) => {
  expect(garmentsOf({ items: names.map((name) => ({ id: name, name })) })).toBe(phrase)
})
