import fc from 'fast-check'
import { orderStatuses } from 'shared/contract/order-statuses'
import { describe, expect, it } from 'vitest'
import { nextStatuses } from '#src/modules/orders/transitions.ts'
import { type CourierNews, isPostedHome, stepsAfter } from './rules.ts'

const COMPANY = 'darnley'
const home = { inStoreType: null, dropoffProvider: 'RMTracked24' } as const
const after = (news: CourierNews, status: string): string[] =>
  stepsAfter(news, { ...home, status }, COMPANY)

describe('news of a courier', () => {
  it.each([
    ['collected', 'awaiting_pickup', ['in_transit_to_darnley']],
    ['delivered', 'in_transit_to_darnley', ['arrived_at_darnley']],
    ['failed', 'awaiting_pickup', ['customer_pickup_failed']],
    ['failed', 'in_transit_to_darnley', ['delivery_to_darnley_failed']],
    ['collected', 'awaiting_delivery', ['in_transit_to_customer']],
    ['delivered', 'in_transit_to_customer', ['finished']],
    ['failed', 'in_transit_to_customer', ['customer_delivery_failed']],
  ] as const)('%s takes %s to %j', (news, status, steps) => {
    expect(after(news, status)).toEqual(steps)
  })

  it('that overtook other news makes up for what was missed', () => {
    expect(after('delivered', 'awaiting_pickup')).toEqual([
      'in_transit_to_darnley',
      'arrived_at_darnley',
    ])
  })

  it('that was overtaken says nothing new', () => {
    expect(after('collected', 'arrived_at_darnley')).toEqual([])
    expect(after('delivered', 'finished')).toEqual([])
  })

  it('of clothes that are fetched from a shop ends there', () => {
    const order = {
      status: 'in_transit_to_customer',
      ...home,
      inStoreType: 'return_to_store',
    } as const
    expect(stepsAfter('delivered', order, COMPANY)).toEqual(['awaiting_store_collection'])
  })

  it('never asks for a change that the table of statuses does not allow', () => {
    const statuses = fc.constantFrom(...orderStatuses(COMPANY))
    const news = fc.constantFrom('collected', 'delivered', 'failed')
    fc.assert(
      fc.property(statuses, news, (status, each) => {
        let now = status
        for (const to of after(each, status)) {
          expect(nextStatuses(now, COMPANY)).toContain(to)
          now = to
        }
      }),
    )
  })
})

it.each([
  ['a shop took and posts', true, {}],
  ['our own courier brings', false, { dropoffProvider: 'Onfleet' }],
  ['is fetched from the shop', false, { inStoreType: 'return_to_store' }],
  ['the web took', false, { storefrontId: null, inStoreType: null }],
] as const)('a label home for what %s: %s', (_, isThere, change) => {
  const taken = { ...home, storefrontId: 'maison-vale', inStoreType: 'return_to_customer' } as const
  expect(isPostedHome({ ...taken, ...change })).toBe(isThere)
})
