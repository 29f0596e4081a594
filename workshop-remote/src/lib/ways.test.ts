import { expect, it } from 'vitest'
import { textLength, wayOf, waysOf } from './ways.ts'

const known = { email: 'ida@example.com', text_number: '+447700900123', is_text_stopped: false }

it('a customer is texted only where text messages are on, a number is known and not stopped', () => {
  expect(waysOf(known, 'Darnley')).toEqual(['mail', 'sms'])
  expect(waysOf(known, null)).toEqual(['mail'])
  expect(waysOf({ ...known, text_number: null }, 'Darnley')).toEqual(['mail'])
  expect(waysOf({ ...known, is_text_stopped: true }, 'Darnley')).toEqual(['mail'])
  expect(waysOf({ ...known, email: null }, 'Darnley')).toEqual(['sms'])
})

it('the way is what was chosen, then that of the customer, then any', () => {
  const ways = ['mail', 'sms'] as const
  expect(wayOf({ ways, chosen: null, last: 'sms' })).toBe('sms')
  expect(wayOf({ ways, chosen: 'mail', last: 'sms' })).toBe('mail')
  expect(wayOf({ ways, chosen: null, last: 'site' })).toBe('mail')
  expect(wayOf({ ways: ['mail'], chosen: 'sms', last: 'sms' })).toBe('mail')
  expect(wayOf({ ways: [], chosen: 'sms', last: 'sms' })).toBeNull()
})

it('the length counts what stands around the words', () => {
  const text = { textsFrom: 'Darnley', collectionRef: 'DN-48213' }
  expect(textLength({ ...text, words: 'Hello' })).toEqual({
    words: 'Sent as 1 text message of at most 4. Room in it for 96 more characters.',
    fault: null,
  })
  expect(textLength({ ...text, words: 'Here’s another' }).words).toMatch(
    /^Sent as 2 .*less room\.$/,
  )
  expect(textLength({ ...text, words: 'a'.repeat(560) }).fault).toMatch(/too long/)
})
