import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isFromTwilio } from './signatures.ts'

/** The example of Twilio's documentation and libraries. */
const example = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  secret: '12345',
  form: new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
    Caller: '+14158675309',
  }),
}

it('takes the signature of Twilio’s example, and no other', () => {
  const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8='
  expect(isFromTwilio(example, signature)).toBe(true)
  expect(isFromTwilio({ ...example, secret: '12346' }, signature)).toBe(false)
  expect(isFromTwilio({ ...example, url: `${example.url}3` }, signature)).toBe(false)
  expect(isFromTwilio(example, createHmac('sha1', '').digest('base64'))).toBe(false)
})
