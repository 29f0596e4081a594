import { describe, expect, test } from 'vitest'
import { detailsErrors } from './details.ts'
import { isEmail } from '@darnley/contract/text/email'

const amara = { name: 'Amara Osei', email: 'amara.osei@example.com', phone: '07700 900123' }
const anyPhone = (): boolean => true

describe('the details', () => {
  test('are valid with a name, an e-mail and a mobile number', () => {
    expect(detailsErrors(amara, anyPhone)).toEqual({})
  })

  test('require a name that is not blank', () => {
    expect(detailsErrors({ ...amara, name: '  ' }, anyPhone)).toHaveProperty('name')
  })

  test('require a mobile number by the given rule', () => {
    expect(detailsErrors(amara, () => false).phone).toContain('07700 900123')
    expect(detailsErrors({ ...amara, phone: '' }, anyPhone).phone).toBe('Enter a mobile number')
  })

  test('report all errors at once', () => {
    const errors = detailsErrors({ name: '', email: 'amara@', phone: '' }, anyPhone)
    expect(Object.keys(errors)).toEqual(['name', 'email', 'phone'])
  })
})

test.each(['a@b.co', "o'neil+shop@mail.example.co.uk", 'a_b-c.d@e-f.org'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each(['', 'amara', 'amara@', '@example.com', 'a@b', 'a b@c.de', 'a..b@c.de', '.a@c.de'])(
  '%s is not an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)
