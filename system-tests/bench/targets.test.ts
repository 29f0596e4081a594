import { describe, expect, it } from 'vitest'
import { isReached, targetTable } from './targets.ts'

describe('A target of the bench', () => {
  it('is reached at its limit and not beyond', () => {
    const p99 = { what: 'p99', unit: 'ms', limit: { atMost: 5 } }
    expect([4.9, 5, 5.1].map((is) => isReached({ ...p99, is }))).toEqual([true, true, false])
    const rate = { what: 'flows a second', unit: '', limit: { atLeast: 200 } }
    expect([199, 200].map((is) => isReached({ ...rate, is }))).toEqual([false, true])
  })

  it('is not reached by what was not measured', () => {
    expect(isReached({ what: 'p99', unit: 'ms', is: Number.NaN, limit: { atMost: 5 } })).toBe(false)
  })

  it('is listed with its limit and what was measured', () => {
    const target = { what: 'p99 of a read', unit: 'ms', is: 6.25, limit: { atMost: 5 } }
    expect(targetTable([target])).toContain('| p99 of a read | at most 5 ms | 6.25 ms | **no** |')
  })
})
