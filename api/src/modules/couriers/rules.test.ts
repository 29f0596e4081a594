import fc from 'fast-check'
import { orderStatuses } from '@darnley/contract/order-statuses'
import { describe, expect, it } from 'vitest'
import { nextStatuses } from '#src/modules/orders/transitions.ts'
import { type TrackingUpdate, isPostedHome, stepsAfter } from './rules.ts'

const COMPANY = 'darnley'
const home = { inStoreType: null, dropoffProvider: 'RMTracked24' } as const
const after = (update: TrackingUpdate, status: string): string[] =>
  stepsAfter(update, { ...home, status }, COMPANY)

describe('a tracking update', () => {
  it.each([
    ['collected', 'awaiting_pickup', ['in_transit_to_darnley']],
    ['delivered', 'in_transit_to_darnley', ['arrived_at_darnley']],
    ['failed', 'awaiting_pickup', ['customer_pickup_failed']],
    ['failed', 'in_transit_to_darnley', ['delivery_to_darnley_failed']],
    ['collected', 'awaiting_delivery', ['in_transit_to_customer']],
    ['delivered', 'in_transit_to_customer', ['finished']],
    ['failed', 'in_transit_to_customer', ['customer_delivery_failed']],
  ] as const)('%s takes %s to %j', (update, status, steps) => {
    expect(after(update, status)).toEqual(steps)
  })

  it('that arrives early fills in the skipped statuses', () => {
    expect(after('delivered', 'awaiting_pickup')).toEqual([
      'in_transit_to_darnley',
      'arrived_at_darnley',
    ])
  })

  it('that arrives late changes nothing', () => {
    expect(after('collected', 'arrived_at_darnley')).toEqual([])
    expect(after('delivered', 'finished')).toEqual([])
  })

  it('for clothes that are collected from a shop ends there', () => {
    const order = {
      status: 'in_transit_to_customer',
      ...home,
      inStoreType: 'return_to_store',
    } as const
    expect(stepsAfter('delivered', order, COMPANY)).toEqual(['awaiting_store_collection'])
  })

  it('never leads to a change that the status table does not allow', () => {
    const statuses = fc.constantFrom(...orderStatuses(COMPANY))
    const update = fc.constantFrom('collected', 'delivered', 'failed')
    fc.assert(
      fc.property(statuses, update, (status, each) => {
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
  ['a shop takes and posts', true, {}],
  ['our own courier brings', false, { dropoffProvider: 'Onfleet' }],
  ['is collected in the shop', false, { inStoreType: 'return_to_store' }],
  ['was taken on the web', false, { storefrontId: null, inStoreType: null }],
] as const)('a shop prints a label home for an order that %s: %s', (_, isThere, change) => {
  const taken = { ...home, storefrontId: 'maison-vale', inStoreType: 'return_to_customer' } as const
  expect(isPostedHome({ ...taken, ...change })).toBe(isThere)
})
