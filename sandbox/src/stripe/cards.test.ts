import { describe, expect, it } from 'vitest'
import { acceptCard, testCards } from './cards.ts'

const now = new Date('2026-11-21T12:00:00Z')
const card = { number: '4242 4242 4242 4242', exp_month: '11', exp_year: '26', cvc: '123' }

describe('a card', () => {
  it('keeps only the last four digits of its number, and its expiry', () => {
    const { method } = acceptCard(card, now)
    expect(method.card).toMatchObject({ last4: '4242', exp_month: 11, exp_year: 2026 })
    expect(JSON.stringify(method)).not.toContain('42424242')
  })

  it.each(testCards.map(({ number, outcome }) => [number, outcome]))(
    '%s: %s',
    (number, outcome) => {
      expect(acceptCard({ ...card, number }, now).outcome).toBe(outcome)
    },
  )

  it.each([
    [{ number: '4111111111111111' }, 'incorrect_number'],
    [{ exp_month: '10' }, 'invalid_expiry_year'],
    [{ exp_year: '2025' }, 'invalid_expiry_year'],
    [{ exp_year: '2099' }, 'invalid_expiry_year'],
    [{ exp_year: 'soon' }, 'invalid_expiry_year'],
    [{ exp_month: '0' }, 'invalid_expiry_month'],
    [{ cvc: '1234' }, 'invalid_cvc'],
  ])('with %o is refused: %s', (change, code) => {
    const attempt = (): unknown => acceptCard({ ...card, ...change }, now)
    expect(attempt).toThrow(
      expect.objectContaining({ status: 402, body: expect.objectContaining({ code }) }),
    )
  })
})
