import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import {
  arrangeInbound,
  type OfferedWay,
  suggestInbound,
  suggestOutbound,
  wayGroupOf,
} from './delivery.ts'

const miles = fc.option(fc.integer({ min: 0, max: 300 }))
const offers: fc.Arbitrary<OfferedWay[]> = fc
  .subarray([...DeliveryProviderCode.options], { minLength: 1 })
  .chain((codes) =>
    fc.tuple(...codes.map((name) => miles.map((far) => ({ name, point: { miles: far } })))),
  )

test('each way is in one group or among the others, and none is lost', () => {
  fc.assert(
    fc.property(offers, (ways) => {
      const { groups, more } = arrangeInbound(ways)
      const arranged = [...groups.flatMap((group) => group.ways), ...more]
      expect(arranged.map(({ name }) => name).toSorted()).toEqual(
        ways.map(({ name }) => name).toSorted(),
      )
      for (const { group, ways: inGroup } of groups)
        expect(inGroup.every(({ name }) => wayGroupOf(name) === group)).toBe(true)
    }),
  )
})

test('drop-off points come by distance', () => {
  const ways = [
    { name: 'WFLondon', point: { miles: 4 } },
    { name: 'WFStratford', point: { miles: 2.5 } },
  ] as const
  expect(arrangeInbound(ways).groups[0]?.ways.map(({ name }) => name)).toEqual([
    'WFStratford',
    'WFLondon',
  ])
})

test('what is suggested is offered, there and back', () => {
  fc.assert(
    fc.property(offers, (ways) => {
      const there = suggestInbound(ways)
      expect(ways).toContain(there)
      expect(ways).toContain(there && suggestOutbound(there.name, ways))
    }),
  )
})

test('a collection is suggested, unless a drop-off point is around the corner', () => {
  const collection = { name: 'RMTracked24Collection' } as const
  const point = (far: number | null) => ({ name: 'WFLondon', point: { miles: far } }) as const
  expect(suggestInbound([point(4), collection])).toEqual(collection)
  expect(suggestInbound([point(null), collection])).toEqual(collection)
  expect(suggestInbound([collection, point(0.5)])).toEqual(point(0.5))
})

test('the way back is the way there, and by post for what was collected', () => {
  const ways = DeliveryProviderCode.options.map((name) => ({ name }))
  expect(suggestOutbound('WFStratford', ways)?.name).toBe('WFStratford')
  expect(suggestOutbound('RMTracked24Collection', ways)?.name).toBe('RMTracked24')
})
