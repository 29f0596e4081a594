import { describe, expect, it } from 'vitest'
import { callerOf } from './authentication.ts'

const basic = (credentials: string): string => `Basic ${btoa(credentials)}`

describe('a caller', () => {
  it.each([
    ['Bearer sk_test_sandbox', undefined, 'server'],
    [basic('sk_test_sandbox:'), undefined, 'server'],
    ['Bearer pk_test_sandbox', undefined, 'browser'],
    [undefined, 'pk_test_sandbox', 'browser'],
  ])('with %s and the parameter %s is a %s', (authorization, parameter, caller) => {
    expect(callerOf(authorization, parameter)).toBe(caller)
  })

  it.each([
    [undefined, undefined],
    ['Bearer', undefined],
    ['Bearer sk_live_something', undefined],
    ['Bearer sk_live_something', 'sk_test_sandbox'],
    [undefined, ['pk_test_sandbox']],
  ])('with %s and the parameter %s is refused', (authorization, parameter) => {
    expect(() => callerOf(authorization, parameter)).toThrow(
      expect.objectContaining({ status: 401 }),
    )
  })

  it('gets a refused key back only masked', () => {
    expect(() => callerOf('Bearer sk_live_0123456789', undefined)).toThrow('sk_live_****')
  })
})
