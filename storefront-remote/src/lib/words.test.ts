import { describe, expect, it } from 'vitest'
import { actorWords, routeWords } from './order-words.ts'
import { statusName, statusTone } from '@darnley/domain/order-words'

const company = { name: 'Darnley', slug: 'darnley' }

describe('The wording for staff', () => {
  it.each([
    ['awaiting_store_dropoff', 'Awaiting store dropoff', 'waiting'],
    ['in_transit_to_darnley', 'In transit to Darnley', 'moving'],
    ['delivery_to_darnley_failed', 'Delivery to Darnley failed', 'trouble'],
    ['attention_required', 'Attention required', 'trouble'],
    ['finished', 'Finished', 'done'],
    ['cancelled', 'Cancelled', 'given-up'],
  ] as const)('of the status %s is %s', (status, name, tone) => {
    expect(statusName(status, company)).toBe(name)
    expect(statusTone(status)).toBe(tone)
  })

  it.each([
    ['customer', 'Customer'],
    ['payment-provider', 'Payment'],
    ['courier:DPD', 'Courier DPD'],
    ['staff:5', 'Staff'],
    ['staff:5@soho', 'Staff, Soho'],
    ['staff:5@gone', 'Staff, gone'],
    ['expiry', 'System'],
  ])('of the actor %s is %s', (actor, words) => {
    expect(actorWords(actor, new Map([['soho', 'Soho']]))).toBe(words)
  })

  it('of a web order is how its customer uses the shop', () => {
    const web = { in_store_type: null, collection_provider: 'WFLondon' } as const
    expect(routeWords(web)).toBe('Web order, dropped off')
    expect(routeWords({ ...web, collection_provider: 'DPD' })).toBe('Web order, collected')
    expect(routeWords({ ...web, brought_to_fitting: true })).toBe(
      'Web order, brought to the fitting, collected',
    )
    expect(routeWords({ ...web, in_store_type: 'return_to_store' })).toBe('Return to store')
  })
})
