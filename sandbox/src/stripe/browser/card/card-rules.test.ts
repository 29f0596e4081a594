import { describe, expect, it } from 'vitest'
import { cardFaults } from './card-rules.ts'

const today = new Date('2026-11-21T12:00:00')
const good = { number: '4242 4242 4242 4242', expiry: '11 / 26', cvc: '123' }

describe('a card', () => {
  it('is complete with a valid number, a date that has not passed and three digits', () => {
    expect(cardFaults(good, today)).toEqual([])
  })

  it.each([
    ['number', '', 'Your card number is incomplete.'],
    ['number', '4242 4242', 'Your card number is incomplete.'],
    ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['expiry', '12', "Your card's expiry date is incomplete."],
    ['expiry', '12 / 203', "Your card's expiry date is incomplete."],
    ['expiry', '13 / 30', "Your card's expiry date is invalid."],
    ['expiry', '10 / 26', "Your card's expiry date is in the past."],
    ['expiry', '12 / 25', "Your card's expiry year is in the past."],
    ['cvc', '12', "Your card's security code is incomplete."],
  ])('with %s "%s" is refused: %s', (field, value, message) => {
    const faults = cardFaults({ ...good, [field]: value }, today)
    expect(faults).toEqual([expect.objectContaining({ field, message })])
  })

  it('reports all faults in the order of the fields', () => {
    const faults = cardFaults({ number: '', expiry: '', cvc: '' }, today)
    expect(faults.map(({ field }) => field)).toEqual(['number', 'expiry', 'cvc'])
  })
})
