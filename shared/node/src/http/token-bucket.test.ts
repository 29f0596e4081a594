import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bucket, spend } from './token-bucket.ts'

const calls = fc.array(
  fc.record({ wait: fc.integer({ min: 0, max: 30_000 }), cost: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 100 },
)
const budget = fc.integer({ min: 20, max: 600 })

describe('a budget', () => {
  it('can be spent at once, then refuses with the seconds to wait', () => {
    let bucket: Bucket | undefined
    for (let call = 0; call < 6; call += 1) {
      const spent = spend(bucket, { cost: 1, perMinute: 6, now: 0 })
      expect(spent.isAllowed).toBe(true)
      bucket = spent.bucket
    }
    expect(spend(bucket, { cost: 1, perMinute: 6, now: 0 })).toMatchObject({
      isAllowed: false,
      retryAfterSeconds: 10,
    })
    expect(spend(bucket, { cost: 1, perMinute: 6, now: 10_000 }).isAllowed).toBe(true)
  })

  it('never allows more than its capacity plus what it gained', () => {
    fc.assert(
      fc.property(calls, budget, (made, perMinute) => {
        let bucket: Bucket | undefined
        let now = 0
        let spent = 0
        for (const { wait, cost } of made) {
          now += wait
          const result = spend(bucket, { cost, perMinute, now })
          bucket = result.bucket
          if (result.isAllowed) spent += cost
        }
        expect(spent).toBeLessThanOrEqual(perMinute + (now * perMinute) / 60_000 + 1e-6)
      }),
    )
  })

  it('allows a call that waited as long as it was told', () => {
    fc.assert(
      fc.property(calls, budget, (made, perMinute) => {
        let bucket: Bucket | undefined
        let now = 0
        for (const { wait, cost } of made) {
          now += wait
          const first = spend(bucket, { cost, perMinute, now })
          bucket = first.bucket
          if (first.isAllowed) continue
          now += first.retryAfterSeconds * 1000
          const second = spend(bucket, { cost, perMinute, now: now + 1 })
          expect(second.isAllowed).toBe(true)
          bucket = second.bucket
        }
      }),
    )
  })

  it('allows a call that costs more than its capacity when it is full', () => {
    const spent = spend(undefined, { cost: 20, perMinute: 5, now: 0 })
    expect(spent).toEqual({ isAllowed: true, bucket: { tokens: 0, at: 0 } })
  })
})
