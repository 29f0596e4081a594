import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAdmitted, nextLimit } from './limit.ts'

const bounds = { least: 40, most: 256, waitMs: 100 }

describe('The limit of requests in progress', () => {
  it('falls below what was in progress when that had to wait, in one step', () => {
    expect(nextLimit(256, { waitMs: 150, peak: 100 }, bounds)).toBeCloseTo(70)
  })

  it('rises while it is in use and nothing waits, and stays otherwise', () => {
    expect(nextLimit(100, { waitMs: 10, peak: 60 }, bounds)).toBeCloseTo(110)
    expect(nextLimit(100, { waitMs: 10, peak: 20 }, bounds)).toBe(100)
  })

  it('stays between its bounds', () => {
    const seen = fc.record({ waitMs: fc.nat(5000), peak: fc.nat(1000) })
    fc.assert(
      fc.property(fc.array(seen, { maxLength: 50 }), (all) => {
        const limit = all.reduce((before, each) => nextLimit(before, each, bounds), bounds.most)
        expect(limit).toBeGreaterThanOrEqual(bounds.least)
        expect(limit).toBeLessThanOrEqual(bounds.most)
      }),
    )
  })

  it('is back within three seconds after the worst', () => {
    let limit = bounds.least
    for (let tenth = 0; tenth < 30; tenth += 1)
      limit = nextLimit(limit, { waitMs: 0, peak: limit }, bounds)
    expect(limit).toBe(bounds.most)
  })
})

describe('What is refused first', () => {
  const admitted = (inProgress: number): string[] =>
    (['look', 'change', 'order', 'payment'] as const).filter((importance) =>
      isAdmitted({ importance, inProgress, limit: 100, mostPayments: 500 }),
    )
  it.each([
    [49, ['look', 'change', 'order', 'payment']],
    [50, ['change', 'order', 'payment']],
    [75, ['order', 'payment']],
    [100, ['payment']],
    [499, ['payment']],
    [500, []],
  ])('at %d in progress of 100 are served: %j', (inProgress, served) => {
    expect(admitted(inProgress)).toEqual(served)
  })
})
