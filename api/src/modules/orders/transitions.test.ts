import fc from 'fast-check'
import { orderStatuses } from '@darnley/contract/order-statuses'
import { describe, expect, it } from 'vitest'
import { allowedStatuses, nextStatuses } from './transitions.ts'

const statuses = orderStatuses('darnley')
const isOpen = (status: string): boolean => !['finished', 'cancelled'].includes(status)

/** The table "status changes" of design.md, with the way of garments that go back as they are. */
const WRITTEN = `
awaiting_payment > awaiting_pickup, awaiting_store_dropoff, cancelled ·
awaiting_store_dropoff > awaiting_pickup, cancelled ·
awaiting_pickup > in_transit_to_darnley, customer_pickup_failed, cancelled ·
customer_pickup_failed > awaiting_pickup, cancelled ·
in_transit_to_darnley > arrived_at_darnley, delivery_to_darnley_failed ·
delivery_to_darnley_failed > in_transit_to_darnley, arrived_at_darnley ·
arrived_at_darnley > in_progress, awaiting_delivery, awaiting_store_collection ·
in_progress > awaiting_delivery, awaiting_store_collection, finished ·
awaiting_delivery > in_transit_to_customer ·
in_transit_to_customer > finished, customer_delivery_failed, awaiting_store_collection ·
customer_delivery_failed > in_transit_to_customer, awaiting_store_collection ·
awaiting_store_collection > finished`

const written = new Map(
  WRITTEN.split('·').map((line) => {
    const [from = '', to = ''] = line.trim().split(' > ')
    return [from, to.split(', ')] as const
  }),
)

function mayGo(from: string, to: string): boolean {
  if (from === to) return false
  if (from === 'attention_required') return true
  if (to === 'attention_required') return isOpen(from)
  return written.get(from)?.includes(to) ?? false
}

const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to, mayGo(from, to)] as const))

describe('a change of status', () => {
  it.each(pairs)('from %s to %s: %s', (from, to, isAllowed) => {
    expect(nextStatuses(from, 'darnley').includes(to)).toBe(isAllowed)
  })

  it('covers every pair of the fifteen statuses', () => {
    expect(pairs).toHaveLength(15 * 15)
  })

  it('uses the slug of the configured company', () => {
    expect(nextStatuses('awaiting_pickup', 'acme')).toContain('in_transit_to_acme')
    expect(nextStatuses('in_transit_to_darnley', 'acme')).toEqual([])
  })

  it('allows nothing from an unknown status', () => {
    const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype))
    fc.assert(
      fc.property(fc.oneof(fc.string(), inherited), (status) => {
        fc.pre(!statuses.includes(status))
        expect(nextStatuses(status, 'darnley')).toEqual([])
      }),
    )
  })

  it('[I6] never returns a paid order to unpaid', () => {
    const paid = { status: 'attention_required', heldFrom: null, paidAt: new Date() }
    expect(allowedStatuses(paid, 'darnley')).not.toContain('awaiting_payment')
    expect(allowedStatuses({ ...paid, paidAt: null }, 'darnley')).toContain('awaiting_payment')
    expect(allowedStatuses({ ...paid, status: 'awaiting_delivery' }, 'darnley')).toEqual([
      'in_transit_to_customer',
      'attention_required',
    ])
  })

  it.each(statuses.filter((status) => isOpen(status) && status !== 'attention_required'))(
    'returns an order that was held when %s to it or to what may follow',
    (heldFrom) => {
      const held = { status: 'attention_required', heldFrom, paidAt: null }
      const expected = statuses.filter(
        (to) => to !== 'attention_required' && (to === heldFrom || mayGo(heldFrom, to)),
      )
      expect([...allowedStatuses(held, 'darnley')].toSorted()).toEqual(expected.toSorted())
    },
  )

  it('leaves an order open that was held before its status was recorded', () => {
    const held = { status: 'attention_required', heldFrom: null, paidAt: null }
    expect(allowedStatuses(held, 'darnley').every(isOpen)).toBe(true)
  })

  it('reaches a closed status from every open one', () => {
    for (const status of statuses.filter(isOpen)) {
      const reached = new Set([status])
      for (const one of reached) for (const to of nextStatuses(one, 'darnley')) reached.add(to)
      expect(reached).toContain('finished')
    }
  })
})
