import { describe, expect, it } from 'vitest'
import { planSearch } from './search-plan.ts'

const seen = 3000
const page = 50

describe('a search among a million orders', () => {
  it.each([
    ['a frequent first name', { together: 150, each: [150] }],
    ['a first name of one in a hundred', { together: 30, each: [30] }],
    ['a whole name of one in four hundred', { together: 7, each: [150, 150] }],
  ])('scans for %s', (_what, counts) => {
    expect(planSearch({ seen, isWhole: false, ...counts }, page)).toEqual({ type: 'walk' })
  })

  it.each([
    ['a number, an e-mail, an unknown name', { together: 0, each: [0] }, [0]],
    ['a rare word beside a frequent one', { together: 0, each: [150, 0] }, [1]],
    ['two words that few have together', { together: 0, each: [60, 50] }, [1, 0]],
  ])('looks up %s, the rarest word first', (_what, counts, words) => {
    const plan = planSearch({ seen, isWhole: false, ...counts }, page)
    expect(plan).toEqual({ type: 'look-up', words })
  })

  it('scans when the sample covers all orders', () => {
    const sample = { seen: 40, together: 0, each: [0], isWhole: true }
    expect(planSearch(sample, page)).toEqual({ type: 'walk' })
  })
})
