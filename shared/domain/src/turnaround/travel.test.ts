import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import {
  addDays,
  type Day,
  expectedArrival,
  expectedDays,
  isWorkingDay,
  pickupDays,
  type Trip,
  type Way,
} from './turnaround.ts'
import { isOpen } from './ways.ts'

const day = (text: string): Day => text as Day
const code = fc.constantFrom(...DeliveryProviderCode.options)
const days = fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6] as const, { minLength: 1 }), {
  nil: undefined,
})
const way: fc.Arbitrary<Way> = fc.record({ code, days })
const trip: fc.Arbitrary<Trip> = fc.record({
  ordered: fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(day('2010-01-01'), count)),
  inbound: way,
  outbound: way,
  express: fc.boolean(),
})

describe('[U13] The expected days of an order', () => {
  it('add up the days of post, work and post again', () => {
    const posted = {
      ordered: day('2026-11-23'),
      inbound: { code: 'RMTracked24' },
      outbound: { code: 'RMTracked48' },
    } as const
    expect(expectedDays({ ...posted, express: false })).toEqual({
      handedOver: '2026-11-23',
      arrives: '2026-11-25',
      dispatched: '2026-12-04',
      back: '2026-12-09',
    })
    expect(expectedDays({ ...posted, express: true }).back).toBe('2026-12-03')
  })

  it('[C37] are in order, and nothing happens while the provider is closed', () => {
    fc.assert(
      fc.property(trip, (any) => {
        const { handedOver, arrives, dispatched, back } = expectedDays(any)
        const order = [any.ordered, handedOver, arrives, dispatched, back]
        expect(order.toSorted()).toEqual(order)
        expect(handedOver < arrives).toBe(true)
        expect([arrives, dispatched].every(isWorkingDay)).toBe(true)
        expect([isOpen(handedOver, any.inbound), isOpen(back, any.outbound)]).toEqual([true, true])
      }),
    )
  })

  it('[C37] never promise an arrival the day after a Sunday on which everything else is closed', () => {
    const sunday = day('2026-11-22')
    expect(expectedArrival({ ordered: sunday, inbound: { code: 'RMSpecialGND1000' } })).toEqual({
      handedOver: '2026-11-23',
      arrives: '2026-11-24',
    })
    // The shop is open, but its clothes travel from Monday on.
    expect(
      expectedArrival({ ordered: sunday, inbound: { code: 'WFStratford', days: [0, 6] } }),
    ).toEqual({
      handedOver: '2026-11-22',
      arrives: '2026-11-24',
    })
  })

  it("[C37] count from the shop's opening days, and never from a bank holiday", () => {
    const saturday = day('2026-11-21')
    expect(
      expectedArrival({ ordered: saturday, inbound: { code: 'WFLondon', days: [6] } }).handedOver,
    ).toBe(saturday)
    expect(expectedArrival({ ordered: saturday, inbound: { code: 'WFLondon' } }).handedOver).toBe(
      '2026-11-23',
    )
    const christmas = { code: 'WFLondon', days: [0, 1, 2, 3, 4, 5, 6] } as const
    expect(expectedArrival({ ordered: day('2026-12-25'), inbound: christmas }).handedOver).toBe(
      '2026-12-26',
    )
    const outbound = { code: 'WFLondon', days: [6] } as const
    const inbound = { code: 'DPD' } as const
    const trip = { ordered: day('2026-11-23'), inbound, outbound, express: false }
    expect(expectedDays(trip).back).toBe('2026-12-12')
  })

  it('[C37] schedule a postie on the working day after the order', () => {
    const collection = { code: 'RMTracked24Collection' } as const
    expect(expectedArrival({ ordered: day('2026-11-23'), inbound: collection })).toEqual({
      handedOver: '2026-11-24',
      arrives: '2026-11-26',
    })
    expect(expectedArrival({ ordered: day('2026-11-27'), inbound: collection }).handedOver).toBe(
      '2026-11-30',
    )
  })

  it('count from the day of collection that was chosen', () => {
    const inbound = { code: 'RMTracked24Collection' } as const
    const pickupDay = day('2026-11-27')
    expect(expectedArrival({ ordered: day('2026-11-23'), inbound, pickupDay })).toEqual({
      handedOver: '2026-11-27',
      arrives: '2026-12-01',
    })
  })

  it('offer five days of collection, of which the first is the one that is promised', () => {
    fc.assert(
      fc.property(trip, ({ ordered, inbound: { days: open } }) => {
        const inbound = { code: 'RMTracked24Collection', days: open } as const
        const offered = pickupDays(ordered, inbound)
        expect(new Set(offered).size).toBe(5)
        expect(offered.toSorted()).toEqual(offered)
        expect(offered.every((each) => each > ordered && isOpen(each, inbound))).toBe(true)
        expect(expectedArrival({ ordered, inbound }).handedOver).toBe(offered[0])
      }),
    )
    expect(pickupDays(day('2026-11-23'), { code: 'RMTracked24' })).toEqual([])
  })

  it('are never later with express', () => {
    fc.assert(
      fc.property(trip, (any) => {
        const standard = expectedDays({ ...any, express: false }).back
        expect(expectedDays({ ...any, express: true }).back <= standard).toBe(true)
      }),
    )
  })
})
