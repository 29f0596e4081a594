import type { Discount, Discounts } from '@darnley/contract/workshop-codes'
import { minor, sum } from '@darnley/domain/money'

export function aCode(change: Partial<Discount> = {}): Discount {
  return {
    code: 'STITCH10',
    version: 2,
    name: 'Autumn letter',
    percentage: 10,
    starts_on: '2026-11-01',
    ends_on: '2026-11-30',
    max_uses: 100,
    max_uses_per_customer: 1,
    is_enabled: true,
    state: 'runs',
    uses: 42,
    given: minor(31_240),
    ...change,
  }
}

const always = { starts_on: null, ends_on: null, max_uses: null, max_uses_per_customer: null }

const codes: readonly Discount[] = [
  aCode(),
  aCode({
    ...{ code: 'WELCOME10', name: 'First order', uses: 312, given: minor(231_840) },
    ...always,
  }),
  aCode({
    ...{ code: 'BRIDES27', name: 'Weddings', percentage: 15, uses: 0, given: minor(0) },
    ...{ state: 'not_yet', starts_on: '2027-01-01', ends_on: null, max_uses: 50 },
  }),
  aCode({
    ...{ code: 'OLD', name: 'Before the move', state: 'ended', uses: 57, given: minor(40_725) },
    ...{ starts_on: null, ends_on: '2025-01-01', max_uses: null },
  }),
]

export function someCodes(shown: readonly Discount[] = codes): Discounts {
  return { codes: [...shown], given: sum(shown.map(({ given }) => minor(given))) }
}
