import type { Day } from '@darnley/domain/turnaround'
import { expect, it } from 'vitest'
import { dueDayOf } from './due-day.ts'

// A Monday; the working days after it have no bank holiday.
const ordered = '2026-11-02' as Day
const order = {
  express: false,
  collectionProvider: 'RMTracked24',
  inStoreType: null,
  pickupDay: null,
} as const
const by = (
  code: 'RMTracked24' | 'RMTracked24Collection' | 'WFLondon',
  days?: readonly (0 | 6)[],
) => ({
  ordered,
  way: { code, days },
})

it('is counted from the expected arrival', () => {
  // Two working days on the way, then seven or three.
  expect(dueDayOf(order, by('RMTracked24'))).toBe('2026-11-13')
  expect(dueDayOf({ ...order, express: true }, by('RMTracked24'))).toBe('2026-11-09')
})

it('is counted from a day on which the shop is open', () => {
  expect(dueDayOf(order, by('WFLondon', [6]))).toBe('2026-11-19')
})

it('is counted from the order where the clothes stay in the shop', () => {
  const stays = { ...order, inStoreType: 'complete_in_store' } as const
  expect(dueDayOf(stays, by('WFLondon', [6]))).toBe('2026-11-11')
})

it('is counted from the day of collection that was chosen', () => {
  const collected = { ...order, pickupDay: '2026-11-06' as Day }
  expect(dueDayOf(collected, by('RMTracked24Collection'))).toBe('2026-11-19')
})
