import { describe, expect, it } from 'vitest'
import { caretBehind, formatExpiry, formatNumber, formatSecurityCode } from './card-text.ts'

describe('a card number', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['card', ''],
  ])('typed as %s is formatted as %s', (typed, expected) => {
    expect(formatNumber(typed)).toBe(expected)
  })
})

describe('an expiry date', () => {
  it.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1234', '12 / 34'],
    ['12/34', '12 / 34'],
    ['12/203', '12 / 203'],
    ['12/2034', '12 / 34'],
    ['12 / 345', '12 / 34'],
  ])('typed as %s is formatted as %s', (typed, expected) => {
    expect(formatExpiry(typed)).toBe(expected)
  })

  it('typed digit by digit with a full year ends with two digits', () => {
    const typed = Array.from('12/2034').reduce((text, key) => formatExpiry(text + key), '')
    expect(typed).toBe('12 / 34')
  })
})

describe('a security code', () => {
  it('has three digits', () => {
    expect(formatSecurityCode('12a345')).toBe('123')
  })
})

describe('the caret', () => {
  it('stays after the same digit', () => {
    expect(caretBehind('4242 4242', 2)).toBe(2)
    expect(caretBehind('4242 4242', 5)).toBe(6)
    expect(caretBehind('4242', 4)).toBe(4)
  })
})
