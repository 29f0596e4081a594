import { describe, expect, it } from 'vitest'
import { isSettled, paymentState, stateOf } from './rules.ts'

describe('an order', () => {
  it.each([
    { paidAt: null, settledBasketVersion: null, is: false },
    { paidAt: new Date(), settledBasketVersion: null, is: true },
    { paidAt: null, settledBasketVersion: 3, is: true },
    { paidAt: null, settledBasketVersion: 0, is: true },
  ])('with $paidAt and $settledBasketVersion is settled: $is', ({ is, ...order }) => {
    expect(isSettled(order)).toBe(is)
  })
})

describe('the state of a payment', () => {
  it.each([
    ['succeeded', 'paid'],
    ['processing', 'pending'],
    ['requires_action', 'pending'],
    ['requires_payment_method', 'awaiting_payment'],
    ['requires_confirmation', 'awaiting_payment'],
    ['canceled', 'awaiting_payment'],
  ] as const)('[C39] of an intent that is %s before a card was tried is %s', (status, state) => {
    expect(stateOf({ status, hasFailed: false })).toBe(state)
  })

  it('is failed once a card was refused, and pending while another one is tried', () => {
    expect(stateOf({ status: 'requires_payment_method', hasFailed: true })).toBe('failed')
    expect(stateOf({ status: 'processing', hasFailed: true })).toBe('pending')
  })

  it.each([
    ['awaiting_payment', null],
    ['cancelled', 'failed'],
    ['attention_required', 'paid'],
    ['in_progress', 'paid'],
  ])('of an order that is %s is %s', (status, state) => {
    expect(paymentState({ status }, null)).toBe(state)
  })

  it('is refunded whatever happened to the order', () => {
    const refund = { refundedAt: null }
    expect(paymentState({ status: 'attention_required' }, refund)).toBe('refunded')
    expect(paymentState({ status: 'cancelled' }, refund)).toBe('refunded')
  })
})
