import { describe, expect, it } from 'vitest'
import { isNews, paymentState, stateOf } from './rules.ts'

describe('money that arrives', () => {
  it.each([
    [null, true],
    [new Date(), false],
  ])('for an order paid at %s is news: %s', (paidAt, news) => {
    expect(isNews({ paidAt })).toBe(news)
  })
})

describe('the state of a payment', () => {
  it.each([
    ['succeeded', 'paid'],
    ['processing', 'pending'],
    ['requires_action', 'pending'],
    ['requires_payment_method', 'failed'],
    ['requires_confirmation', 'failed'],
    ['canceled', 'failed'],
  ] as const)('of an intent that is %s is %s', (status, state) => {
    expect(stateOf({ status })).toBe(state)
  })

  it.each([
    ['awaiting_payment', null],
    ['cancelled', 'failed'],
    ['attention_required', 'paid'],
    ['in_progress', 'paid'],
  ])('of an order that is %s is known as %s', (status, state) => {
    expect(paymentState({ status })).toBe(state)
  })
})
