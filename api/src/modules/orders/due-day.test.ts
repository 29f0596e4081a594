import { expect, it } from 'vitest'
import { dueDayOf } from './due-day.ts'

const order = {
  status: 'awaiting_pickup',
  // A Monday; the working days after it have no bank holiday.
  createdAt: new Date('2026-11-02T10:00:00Z'),
  express: false,
  collectionProvider: 'RMTracked24',
  inStoreType: null,
} as const
const due = (
  change: Partial<Parameters<typeof dueDayOf>[0]['order']>,
  changes: Parameters<typeof dueDayOf>[0]['changes'] = [],
): string | null =>
  dueDayOf({ order: { ...order, ...change }, changes, openDays: undefined, companySlug: 'darnley' })

it('is counted from the expected arrival until the clothes are there', () => {
  // Two working days on the way, then seven.
  expect(due({})).toBe('2026-11-13')
  expect(due({ express: true })).toBe('2026-11-09')
})

it('is counted from the last arrival, in London', () => {
  const arrived = (at: string): { to: string; at: Date } => ({
    to: 'arrived_at_darnley',
    at: new Date(at),
  })
  const changes = [arrived('2026-11-05T09:00:00Z'), arrived('2026-11-09T23:30:00Z')]
  expect(due({ status: 'in_progress' }, changes)).toBe('2026-11-18')
})

it('is counted from the order where the clothes stay in the shop', () => {
  expect(due({ inStoreType: 'complete_in_store', collectionProvider: 'Onfleet' })).toBe(
    '2026-11-11',
  )
})

it.each(['awaiting_delivery', 'awaiting_store_collection', 'finished', 'cancelled'])(
  'is over in the status %s',
  (status) => {
    expect(due({ status })).toBeNull()
  },
)
