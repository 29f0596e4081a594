import { expect, test } from 'vitest'
import type { Match } from './catalogue-index.ts'
import { groupMatches, inShownOrder } from './group-matches.ts'

const category = { categoryId: 'trousers', categoryName: 'Trousers & jeans' }
const jeans = { id: 'jeans', name: 'Jeans' }
const chinos = { id: 'chinos', name: 'Chinos' }
const onJeans = (id: string): Match => ({ ...category, item: jeans, service: { id, name: id } })
const onChinos = (id: string): Match => ({ ...category, item: chinos, service: { id, name: id } })

test('services of a garment stand together, at the place of the best of them', () => {
  const groups = groupMatches([onChinos('hem'), onJeans('hem'), onChinos('taper')])
  expect(groups.map(({ name }) => name)).toEqual(['Chinos', 'Jeans'])
  expect(groups[0]?.services).toEqual([onChinos('hem'), onChinos('taper')])
})

test('a garment that was found itself stands before its services', () => {
  const itself: Match = { ...category, item: jeans, service: null }
  const groups = groupMatches([onJeans('hem'), itself])
  expect(groups).toHaveLength(1)
  expect(groups[0]?.garment).toEqual(itself)
  expect(inShownOrder(groups)).toEqual([itself, onJeans('hem')])
})

test('a category is a group of its own', () => {
  const itself: Match = { ...category, item: null, service: null }
  expect(groupMatches([itself])).toEqual([
    { id: 'trousers', name: 'Trousers & jeans', garment: itself, services: [] },
  ])
})
