import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const outside = {
  stripe: {
    publishableKey: 'pk_test_sandbox',
    sandboxScriptUrl: 'http://localhost:3300/stripe.js',
    sandboxScriptIntegrity: 'sha384-known',
  },
  addressLookup: null,
  chatUrl: null,
  analyticsUrl: null,
}
const headersOf = (foreign: readonly string[]): Record<string, string> =>
  securityHeaders({ scripts: ['boot()'], style: '', outside, camera: false, foreign })

describe('The policy of a page with a foreign container', () => {
  const origin = 'https://recycling.example'

  it('[T8] allows its scripts, styles, requests, pictures and fonts, and nothing else', () => {
    const policy = headersOf([origin])['content-security-policy'] ?? ''
    const allowing = policy.split('; ').filter((directive) => directive.includes(origin))
    expect(allowing.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'connect-src',
      'img-src',
      'font-src',
    ])
    expect(policy.replaceAll(` ${origin}`, '')).toBe(headersOf([])['content-security-policy'])
  })

  it('[T8] reports scripts without a hash, which every other page refuses', () => {
    expect(headersOf([origin])).toHaveProperty('integrity-policy-report-only')
    expect(headersOf([origin])).not.toHaveProperty('integrity-policy')
    expect(headersOf([])).toHaveProperty('integrity-policy')
  })
})
