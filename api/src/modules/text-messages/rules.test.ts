import { describe, expect, it } from 'vitest'
import { textFault, textNumberOf, wishOf } from './rules.ts'

describe('[S31] the number of a customer', () => {
  it('is that of the order, whatever a visitor typed', () => {
    const wanted = { orderPhone: '07700 900123', phone: '+447700900999', channel: 'site' } as const
    expect(textNumberOf(wanted)).toBe('+447700900123')
  })

  it('is none for a visitor who typed one, and that of a text for an answer to it', () => {
    const visitor = { orderPhone: null, phone: '+447700900999' }
    expect(textNumberOf({ ...visitor, channel: 'site' })).toBeNull()
    expect(textNumberOf({ ...visitor, channel: 'mail' })).toBeNull()
    expect(textNumberOf({ ...visitor, channel: 'sms' })).toBe('+447700900999')
  })

  it('is none when the order has no mobile number', () => {
    const order = { phone: null, channel: 'site' } as const
    expect(textNumberOf({ ...order, orderPhone: '' })).toBeNull()
    expect(textNumberOf({ ...order, orderPhone: '020 7946 0018' })).toBeNull()
  })
})

it.each([
  ['STOP', 'stop'],
  [' stop! ', 'stop'],
  ['Unsubscribe', 'stop'],
  ['start', 'start'],
  ['Please stop the work', null],
  ['Yes', null],
])('%s asks for %s', (words, wish) => {
  expect(wishOf(words)).toBe(wish)
})

it('a message has at most four parts, and one with a picture room for less', () => {
  expect(textFault('a'.repeat(612))).toBeNull()
  expect(textFault('a'.repeat(613))).toBe('This would be 5 text messages, and 4 is the most')
  expect(textFault(`🧵${'a'.repeat(267)}`)).toMatch(/^This would be 5 .*without special characters/)
})
