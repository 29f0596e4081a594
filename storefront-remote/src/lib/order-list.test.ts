import { describe, expect, it } from 'vitest'
import { filterOf, listAddress, statusesOf } from './order-list.ts'

describe('The list of orders', () => {
  it('[S21] has a URL without the search text', () => {
    const filter = { list: 'past', status: 'cancelled' } as const
    expect(listAddress(filter)).toBe('/storefront/orders?list=past&status=cancelled')
    expect(filterOf(new URLSearchParams('list=past&status=cancelled'), ' Ada ')).toEqual({
      ...filter,
      search: 'Ada',
    })
    expect(listAddress({ list: 'current', status: null })).toBe('/storefront/orders')
  })

  it('can be filtered by its own statuses', () => {
    const current = statusesOf('current', 'darnley')
    expect(current).toContain('in_transit_to_darnley')
    expect(current).not.toContain('finished')
    expect(current).not.toContain('awaiting_payment')
    expect(statusesOf('past', 'darnley')).toEqual(['finished', 'cancelled'])
  })
})
