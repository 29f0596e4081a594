import { describe, expect, test } from 'vitest'
import { hasBeenPaid, paymentProblem } from './payment-problem.ts'

const code = 'payment_intent_unexpected_state'
const kept = 'Your basket is kept'

describe('a failed payment', () => {
  test("shows the card company's message, or that the card was declined, and what to do", () => {
    const message = 'Your card has insufficient funds.'
    const [mine, other] = [{ type: 'card_error', message }, { type: 'card_error' }]
    expect(paymentProblem(mine, kept)).toBe(`${message} Your basket is kept; try another card.`)
    expect(paymentProblem(other, kept)).toContain(
      'declined. Your basket is kept; try another card.',
    )
    const advice = 'We are unable to authenticate your payment method. Please choose another.'
    expect(paymentProblem({ type: 'invalid_request_error', message: advice }, kept)).toBe(advice)
  })

  test('shows no message when the card fields show theirs', () => {
    expect(paymentProblem({ type: 'validation_error', message: 'Incomplete' }, kept)).toBeNull()
  })

  test('promises that the customer is not charged twice when the network was lost', () => {
    expect(paymentProblem({ type: 'api_connection_error' }, kept)).toContain(
      'won’t be charged twice',
    )
  })

  test('because of a changed price asks for a reload', () => {
    const error = { type: 'invalid_request_error', code, payment_intent: { status: 'canceled' } }
    expect(hasBeenPaid(error)).toBe(false)
    expect(paymentProblem(error, kept)).toContain('reload this page')
  })
})

test('[F2] of an intent that was paid in another tab leads to the validation page', () => {
  const error = { type: 'invalid_request_error', code, payment_intent: { status: 'succeeded' } }
  expect(hasBeenPaid(error)).toBe(true)
  expect(hasBeenPaid({ type: 'invalid_request_error', code })).toBe(true)
  expect(hasBeenPaid({ type: 'card_error', code: 'card_declined' })).toBe(false)
})
