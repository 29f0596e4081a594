import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachePolicy, defaultPolicy, freshness } from './cache-policy.ts'

describe('The cache lifetime of a response', () => {
  it('is what the service tells shared caches', () => {
    expect(
      cachePolicy('public, max-age=5, s-maxage=20, stale-while-revalidate=30, stale-if-error=40'),
    ).toEqual({
      fresh: 20,
      whileRevalidating: 30,
      ifError: 40,
    })
  })

  it('has a default', () => {
    expect(cachePolicy(null)).toEqual(defaultPolicy)
    expect(cachePolicy('max-age=7')).toEqual({ ...defaultPolicy, fresh: 7 })
  })

  it.each(['no-store', 'private, max-age=9', 'no-cache'])('is none for %s', (header) => {
    expect(cachePolicy(header)).toBeNull()
  })

  it('only gets worse with age', () => {
    const order = ['fresh', 'revalidate', 'only-if-error', 'gone']
    const seconds = fc.nat(1000)
    fc.assert(
      fc.property(seconds, seconds, seconds, seconds, (fresh, extra, age, later) => {
        const policy = { fresh, whileRevalidating: extra, ifError: extra * 2 }
        const now = order.indexOf(freshness(policy, age))
        expect(order.indexOf(freshness(policy, age + later))).toBeGreaterThanOrEqual(now)
      }),
    )
  })
})
