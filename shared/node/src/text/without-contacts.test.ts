import { expect, it } from 'vitest'
import { withoutContacts } from './without-contacts.ts'

it.each([
  ['550 <ida.holm@example.com>: no such mailbox', '550 <(address)>: no such mailbox'],
  ["The 'To' number +447700900123 is not valid", "The 'To' number (number) is not valid"],
  ['07700 900 123 has stopped messages', '(number) has stopped messages'],
  ['Twilio 21610: 4.2.1 try again in 60 s', 'Twilio 21610: 4.2.1 try again in 60 s'],
])('%s', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected)
})
