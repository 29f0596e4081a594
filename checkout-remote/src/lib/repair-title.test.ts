import { describe, expect, it } from 'vitest'
import { orderDetails } from '@darnley/testing/order-details'
import type { OrderDetails } from '@darnley/contract/orders'
import { repairTitle } from './repair-title.ts'

function titleOf(names: readonly string[], fitting: OrderDetails['fitting'] = null): string {
  const { items } = orderDetails({ fitting: 'pin_in_store' })
  const garments = items.flatMap((item) => names.map((name) => ({ ...item, item_name: name })))
  return repairTitle({ items: garments, fitting })
}

describe('the title of an order', () => {
  it('lists its garments', () => {
    expect(titleOf(['Jeans', 'Wool jumper', 'Trench coat'])).toBe('Jeans, wool jumper, trench coat')
    expect(titleOf(['Coat', 'T-shirt'])).toBe('Coat, T-shirt')
  })

  it('says of a single one what is done', () => {
    expect(titleOf(['Jeans'])).toBe('Jeans, shorten hem')
    const fitting: OrderDetails['fitting'] = {
      ...{ place: null, date: '2026-03-05', starts_at: '17:40', ends_at: '18:00' },
      ...{ held_until: null, moves: 0 },
      state: 'booked',
    }
    expect(titleOf(['Blazer'], fitting)).toBe('Blazer, fitted in person')
  })
})
