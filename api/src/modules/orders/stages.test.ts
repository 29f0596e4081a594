import fc from 'fast-check'
import { orderStatuses } from '@darnley/contract/order-statuses'
import { expect, it } from 'vitest'
import { isWaitedFor, stageOf } from './stages.ts'

const order = { heldFrom: null, waitsForCustomer: false }

it.each([
  ['awaiting_pickup', true],
  ['in_progress', true],
  ['attention_required', true],
  ['awaiting_payment', false],
  ['awaiting_delivery', false],
  ['awaiting_store_collection', false],
  ['finished', false],
  ['cancelled', false],
])('waits for an order that is %s: %s', (status, expected) => {
  expect(isWaitedFor({ status })).toBe(expected)
})

it.each([
  ['awaiting_payment', null],
  ['awaiting_pickup', 'coming'],
  ['awaiting_store_dropoff', 'coming'],
  ['customer_pickup_failed', 'coming'],
  ['in_transit_to_darnley', 'coming'],
  ['delivery_to_darnley_failed', 'coming'],
  ['arrived_at_darnley', 'arrived'],
  ['in_progress', 'in_work'],
  ['awaiting_delivery', 'to_send_back'],
  ['in_transit_to_customer', 'on_its_way'],
  ['customer_delivery_failed', 'on_its_way'],
  ['awaiting_store_collection', 'on_its_way'],
  ['attention_required', 'coming'],
  ['finished', null],
  ['cancelled', null],
])('shows an order that is %s on the desk as %s', (status, stage) => {
  expect(stageOf({ ...order, status })).toBe(stage)
})

const anyStatus = fc.constantFrom(...orderStatuses('darnley'))

it('shows a held order where it was held', () => {
  fc.assert(
    fc.property(anyStatus, fc.boolean(), (from, waitsForCustomer) => {
      const before = stageOf({ status: from, heldFrom: null, waitsForCustomer })
      fc.pre(before !== null)
      const held = { status: 'attention_required', heldFrom: from, waitsForCustomer }
      expect(stageOf(held)).toBe(before)
    }),
  )
})

it('shows an order that waits for its customer so until its work is done', () => {
  fc.assert(
    fc.property(anyStatus, (status) => {
      const stage = stageOf({ ...order, status, waitsForCustomer: true })
      if (isWaitedFor({ status })) expect(stage).toBe('with_customer')
      else expect(stage).toBe(stageOf({ ...order, status }))
    }),
  )
})
