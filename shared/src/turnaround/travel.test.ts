import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeliveryProviderCode } from '../contract/delivery-providers.ts'
import { addDays, type Day, expectedDays, isWorkingDay, type Trip } from './turnaround.ts'

const day = (text: string): Day => text as Day
const code = fc.constantFrom(...DeliveryProviderCode.options)
const trip: fc.Arbitrary<Trip> = fc.record({
  sent: fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2010-01-01'), count)),
  inbound: code,
  outbound: code,
  express: fc.boolean(),
})

describe('The days that are expected of an order (U13)', () => {
  it('are those of post, work and post again', () => {
    const posted = {
      sent: day('2026-11-23'),
      inbound: 'RMTracked24',
      outbound: 'RMTracked48',
    } as const
    expect(expectedDays({ ...posted, express: false })).toEqual({
      arrives: '2026-11-25',
      dispatched: '2026-12-04',
      back: '2026-12-09',
    })
    expect(expectedDays({ ...posted, express: true }).back).toBe('2026-12-03')
  })

  it('follow each other and are working days, whoever carries', () => {
    fc.assert(
      fc.property(trip, (any) => {
        const { arrives, dispatched, back } = expectedDays(any)
        expect([any.sent, arrives, dispatched, back].toSorted()).toEqual([
          any.sent,
          arrives,
          dispatched,
          back,
        ])
        expect([arrives, dispatched, back].every(isWorkingDay)).toBe(true)
      }),
    )
  })

  it('are never later with the express turnaround', () => {
    fc.assert(
      fc.property(trip, (any) => {
        const standard = expectedDays({ ...any, express: false }).back
        expect(expectedDays({ ...any, express: true }).back < standard).toBe(true)
      }),
    )
  })
})
