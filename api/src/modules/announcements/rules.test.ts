import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersions, isFor, isNow } from './rules.ts'

const unknown = { version: null, iosBuild: null, androidBuild: null }
const unbounded = { belowVersion: null, belowIosBuild: null, belowAndroidBuild: null }
const old = { belowVersion: '0.10.0', belowIosBuild: 120, belowAndroidBuild: 95 }

describe('an announcement', () => {
  it('is for every caller when it has no bounds', () => {
    expect(isFor(unbounded, unknown)).toBe(true)
    expect(isFor(unbounded, { ...unknown, version: '9.9' })).toBe(true)
  })

  it('is not for a caller without a version when it has bounds', () => {
    expect(isFor(old, unknown)).toBe(false)
  })

  it('is for callers below the bound of their platform', () => {
    expect(isFor(old, { ...unknown, version: '0.9.9' })).toBe(true)
    expect(isFor(old, { ...unknown, version: '0.10' })).toBe(false)
    expect(isFor(old, { ...unknown, iosBuild: 119 })).toBe(true)
    expect(isFor(old, { ...unknown, iosBuild: 120 })).toBe(false)
    expect(isFor(old, { ...unknown, androidBuild: 94 })).toBe(true)
    expect(isFor(old, { ...unknown, androidBuild: 119 })).toBe(false)
  })

  it('is not for a platform without a bound', () => {
    expect(isFor({ ...unbounded, belowIosBuild: 5 }, { ...unknown, androidBuild: 1 })).toBe(false)
  })
})

describe('the time of an announcement', () => {
  const now = new Date('2026-12-01T12:00:00Z')

  it.each([
    [null, null, true],
    ['2026-12-01T12:00:00.000Z', null, true],
    ['2026-12-01T12:00:00.001Z', null, false],
    [null, '2026-12-01T12:00:00.001Z', true],
    [null, '2026-12-01T12:00:00.000Z', false],
    ['2026-11-30T00:00:00.000Z', '2026-12-02T00:00:00.000Z', true],
  ])('from %s to %s is now: %s', (startsAt, endsAt, expected) => {
    expect(isNow({ startsAt, endsAt }, now)).toBe(expected)
  })
})

describe('compareVersions', () => {
  const version = fc.array(fc.nat(999_999), { minLength: 1, maxLength: 4 })

  it('compares part by part as numbers', () => {
    expect(compareVersions('0.9', '0.10')).toBeLessThan(0)
    expect(compareVersions('1', '1.0.0')).toBe(0)
    expect(compareVersions('2.0', '1.9.9.9')).toBeGreaterThan(0)
  })

  it('is antisymmetric, and an additional part never makes a version older', () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        const [left, right] = [one.join('.'), other.join('.')]
        expect(Math.sign(compareVersions(left, right))).toBe(
          -Math.sign(compareVersions(right, left)) + 0,
        )
        expect(compareVersions(`${left}.1`, left)).toBeGreaterThan(0)
      }),
    )
  })
})
