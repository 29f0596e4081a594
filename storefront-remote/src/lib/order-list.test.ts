import { describe, expect, it } from 'vitest'
import { filterOf, listAddress, statusesOf } from './order-list.ts'

describe('The list of orders', () => {
  it('is named by its address, without whom was searched for (S21)', () => {
    const filter = { list: 'past', status: 'cancelled' } as const
    expect(listAddress(filter)).toBe('/storefront/orders?list=past&status=cancelled')
    expect(filterOf(new URLSearchParams('list=past&status=cancelled'), ' Ada ')).toEqual({
      ...filter,
      search: 'Ada',
    })
    expect(listAddress({ list: 'current', status: null })).toBe('/storefront/orders')
  })

  it('can be narrowed to what stands in it', () => {
    const current = statusesOf('current', 'darnley')
    expect(current).toContain('in_transit_to_darnley')
    expect(current).not.toContain('finished')
    expect(current).not.toContain('awaiting_payment')
    expect(statusesOf('past', 'darnley')).toEqual(['finished', 'cancelled'])
  })
})
