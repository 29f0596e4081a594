import { describe, expect, it } from 'vitest'
import { isLocalOrigin } from './local-origin.ts'

describe('an origin', () => {
  it.each([
    'http://localhost',
    'http://localhost:3000',
    'https://localhost:3443',
    'http://127.0.0.1:3000',
    'http://maison.localhost:3000',
  ])('%s is local', (origin) => {
    expect(isLocalOrigin(origin)).toBe(true)
  })

  it.each([
    'null',
    '',
    'http://localhost.evil.example',
    'http://evil.example:3000',
    'http://evil.example/?http://localhost:3000',
    'http://localhost:3000@evil.example',
    'http://127.0.0.1.evil.example',
    'http://a.b.localhost:3000',
    'ftp://localhost',
    'http://localhost:3000\nhttp://evil.example',
  ])('%j is not local', (origin) => {
    expect(isLocalOrigin(origin)).toBe(false)
  })
})
