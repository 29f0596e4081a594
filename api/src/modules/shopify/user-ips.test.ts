import { describe, expect, it } from 'vitest'
import { isAllowed } from './user-ips.ts'

describe('the extension of a shop', () => {
  it('is open to all addresses unless some are configured', () => {
    expect(isAllowed('203.0.113.9', [])).toBe(true)
  })

  it.each([
    ['203.0.113.9', true],
    ['203.0.114.9', false],
    ['198.51.100.7', true],
    ['2001:db8::1', true],
    ['2001:db9::1', false],
  ])('allows %s with a list: %s', (address, isOpen) => {
    expect(isAllowed(address, ['203.0.113.0/24', '198.51.100.7', '2001:db8::/32'])).toBe(isOpen)
  })
})
