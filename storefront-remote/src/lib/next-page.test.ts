import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPage, pageAfterSignIn } from './next-page.ts'

const site = 'http://maison.localhost:3000'

describe('the page after sign-in', () => {
  it.each(['/', '/checkout', '/storefront/booking?itemIndex=0', '/thank-you?orderIdToken=a_B-9'])(
    'is the page that required the sign-in: %s',
    (next) => {
      expect(nextPage(next, '/basket')).toBe(next)
    },
  )

  it.each([null, '', '/sign-in', '/sign-in?next=/checkout', '/SIGN-IN', 'checkout', '?next=/'])(
    'is the basket by default, also instead of the sign-in itself: %s',
    (next) => {
      expect(nextPage(next, '/basket')).toBe('/basket')
    },
  )

  it.each([
    ['storefront', '/basket'],
    ['workshop', '/'],
  ] as const)('is by default, on a site %s: %s', (mode, page) => {
    expect(pageAfterSignIn({ mode })).toBe(page)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '%2F%2Fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/basket/..//evil.example',
    '/basket//evil',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/user@evil.example',
    '//user:pass@evil.example',
    '/\u2215evil.example',
    '/\uFF0Fevil.example',
    '/basket\u0000',
    '/basket\n',
    '/basket#//evil.example',
  ])('[S6] is never another site: %j', (next) => {
    expect(nextPage(next, '/basket')).toBe('/basket')
  })

  it('[S6] stays on this site and on the exact path it names, whatever the query contains', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5C', '@', ':', '?', '#', 'a', '\t')
    const hostile = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(hostile, (next) => {
        const { origin, pathname, search } = new URL(nextPage(next, '/basket'), site)
        expect(origin).toBe(site)
        expect(pathname + search).toBe(nextPage(next, '/basket').replace(/\?$/, ''))
      }),
      { numRuns: 1000 },
    )
  })
})
