import { expect, test } from 'vitest'
import { back, initialState, next } from '@darnley/domain/flow'
import { anItem, aService } from '@darnley/testing/catalogue'
import { itemNotServed } from './not-offered.ts'

const waist = aService('waist', { deadEnd: true })
const item = anItem([waist])
const atItems = next(initialState, {
  type: 'choose-category',
  itemCategory: { id: 'trousers', name: 'Trousers' },
})
const described = next(atItems, { type: 'choose-item', item })

test('a dead end names the item of the requested service', () => {
  const atType = next(described, { type: 'write', text: 'Blue denim' })
  const atList = next(atType, { type: 'choose-service-type', serviceType: waist.serviceType })
  const atDeadEnd = next(atList, { type: 'choose-service', service: waist })
  expect(atDeadEnd.place.step).toBe('dead-end')
  expect(itemNotServed(atDeadEnd)).toBe(item.name)
})

test('an item that is not listed has no name', () => {
  expect(itemNotServed(next(atItems, { type: 'not-listed' }))).toBeNull()
})

test('an item that was chosen and then left is not the one that is missing', () => {
  const missing = next(back(described), { type: 'not-listed' })
  expect(missing.item).not.toBeNull()
  expect(itemNotServed(missing)).toBeNull()
})
