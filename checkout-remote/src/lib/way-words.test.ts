import { expect, test } from 'vitest'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import { placeInLine, whySuggested } from './way-words.ts'

const way = (name: DeliveryProvider['name'], miles: number | null): DeliveryProvider => ({
  name,
  display_name: name,
  price: minor(0),
  inbound: null,
  outbound: null,
  point: {
    name: 'Kirk & Daughters, Stratford',
    address: { line1: '5 The Broadway', line2: '', city: 'London', postcode: 'E15 4QS' },
    opening_hours: [{ day: 'monday', opens: '10:00', closes: '20:00' }],
    miles,
  },
})
const monday = '2026-11-23' as Day

test('a place is named with its distance, when it is known, and its hours of today', () => {
  expect(placeInLine(way('WFStratford', 2.5), monday)).toBe(
    'Kirk & Daughters, Stratford, about 2.5 miles, open today until 8 pm',
  )
  expect(placeInLine(way('WFStratford', null), monday)).toBe(
    'Kirk & Daughters, Stratford, open today until 8 pm',
  )
})

test('a reason is given for what is collected, and for what is around the corner', () => {
  expect(whySuggested(way('RMTracked24Collection', null))).toContain('no printer')
  expect(whySuggested(way('WFStratford', 1))).toContain('about 1 mile from you')
  expect(whySuggested(way('DPD', null))).toBeNull()
})
