import type { ApiError } from '@darnley/contract/errors'
import { describe, expect, test } from 'vitest'
import { describeProblem, isDiscountRefused } from './checkout-problem.ts'

function invalid(field: string): ApiError {
  const detail = [{ loc: ['body', field], msg: 'is not valid', type: 'value_error' }]
  return { code: 'Validation Error', status: 422, message: 'Validation Error', body: { detail } }
}

describe('an order that could not be placed', () => {
  test.each([
    ['email', 'details'],
    ['dropoff_provider', 'shipping'],
    ['postcode', 'address'],
    ['express', 'turnaround'],
    ['origin_system', null],
  ])('with an invalid %s points to the step %s', (field, step) => {
    expect(describeProblem(invalid(field), false).step).toBe(step)
  })

  test('says that the basket is kept when the network or the provider is unavailable', () => {
    const lost: ApiError = { code: 'Network Error', message: 'Network Error' }
    const away: ApiError = { code: 'Bad Gateway', status: 502, message: 'Bad Gateway', body: null }
    expect(describeProblem(lost, false).text).toContain('Your basket is kept')
    expect(describeProblem(away, false).text).toContain('payment provider')
  })

  test('mentions the discount when and only when its code was refused', () => {
    expect(describeProblem(invalid('coupon_code'), false).text).toContain(
      'Discount code is not valid',
    )
    expect(isDiscountRefused(invalid('coupon_code'))).toBe(true)
    expect(isDiscountRefused(invalid('email'))).toBe(false)
  })

  test('says nothing about charging in a shop, which has already taken the money', () => {
    const away: ApiError = { code: 'Bad Gateway', status: 502, message: 'Bad Gateway', body: null }
    const { text } = describeProblem(away, true)
    expect(text).toContain('The order is not placed yet')
    expect(text).not.toContain('charged')
  })

  test('repeats what the api found changed, or says that the basket has changed', () => {
    const text = (body: unknown): string => describeProblem(stale(body), false).text
    expect(text({ detail: 'Your payment is being processed.' })).toBe(
      'Your payment is being processed.',
    )
    expect(text(null)).toContain('Your basket has changed')
  })
})

function stale(body: unknown): ApiError {
  return {
    code: 'Generic Error',
    status: 409,
    statusText: 'Conflict',
    message: 'Generic Error',
    body,
  }
}
