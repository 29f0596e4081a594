import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachePolicy, defaultPolicy, freshness } from './cache-policy.ts'

describe('How long an answer is kept', () => {
  it('is what the service says to shared caches', () => {
    expect(
      cachePolicy('public, max-age=5, s-maxage=20, stale-while-revalidate=30, stale-if-error=40'),
    ).toEqual({
      fresh: 20,
      whileRevalidating: 30,
      ifError: 40,
    })
  })

  it('has a default where it says nothing', () => {
    expect(cachePolicy(null)).toEqual(defaultPolicy)
    expect(cachePolicy('max-age=7')).toEqual({ ...defaultPolicy, fresh: 7 })
  })

  it.each(['no-store', 'private, max-age=9', 'no-cache'])('is not at all for %s', (header) => {
    expect(cachePolicy(header)).toBeNull()
  })

  it('only ever gets worse with age', () => {
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
