import { describe, expect, it } from 'vitest'
import { firstStatus } from './rules.ts'

describe('the first status after payment', () => {
  it.each([
    ['RMTracked24Collection', 'awaiting_pickup'],
    ['DPD', 'awaiting_pickup'],
    ['Evermile', 'awaiting_pickup'],
    ['WFLondon', 'awaiting_store_dropoff'],
    ['WFStratford', 'awaiting_store_dropoff'],
  ] as const)('with collection by %s is %s', (collectionProvider, status) => {
    expect(firstStatus({ collectionProvider, inStoreType: null })).toBe(status)
  })

  it.each(['complete_in_store', 'return_to_store', 'return_to_customer'] as const)(
    'of an order taken in a shop (%s) is awaiting_store_dropoff',
    (inStoreType) => {
      expect(firstStatus({ collectionProvider: 'Onfleet', inStoreType })).toBe(
        'awaiting_store_dropoff',
      )
    },
  )
})
