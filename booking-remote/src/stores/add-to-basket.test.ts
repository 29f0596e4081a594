import { expect, test } from 'vitest'
import type { BasketEntry } from '@darnley/contract/basket'
import { initialState, type WizardState } from '@darnley/domain/flow'
import { anItem, aService } from '@darnley/testing/catalogue'
import { toBasketChange } from './add-to-basket.ts'

const lineIds = { entryId: 'new-entry', serviceId: 'new-service' }
const service = aService('hem')
const state: WizardState = {
  ...initialState,
  itemCategory: { id: 'trousers', name: 'Trousers' },
  item: anItem([service]),
  itemDescription: ' Blue ',
  service,
}
const existing = { id: 'old-entry' } as BasketEntry

test('a new item becomes a new entry with trimmed texts', () => {
  expect(toBasketChange(state, { lineIds, entries: [] })).toMatchObject({
    type: 'add-entry',
    entry: { id: 'new-entry', itemDescription: 'Blue', serviceDetails: [{ id: 'new-service' }] },
  })
})

test('the edited entry gets the service', () => {
  const editing = { ...state, editingEntryId: 'old-entry' }
  expect(toBasketChange(editing, { lineIds, entries: [existing] })).toMatchObject({
    type: 'add-entry',
    entry: { id: 'old-entry', serviceDetails: [{ id: 'new-service' }] },
  })
})

test('an entry that was removed meanwhile is created again, so that nothing is lost', () => {
  const editing = { ...state, editingEntryId: 'old-entry' }
  expect(toBasketChange(editing, { lineIds, entries: [] })?.type).toBe('add-entry')
})

test('an incomplete choice changes nothing', () => {
  expect(toBasketChange(initialState, { lineIds, entries: [] })).toBeNull()
})
