import { expect, it } from 'vitest'
import { minor } from '@darnley/domain/money'
import {
  balanceWords,
  draftFaults,
  settlementOf,
  type SettlementDraft,
} from './settlement-draft.ts'

const draft: SettlementDraft = {
  ...{ direction: 'from_shop', amount: '£120.50', day: '2026-11-20', reference: ' BACS 1187 ' },
}

it('finds all that is missing at once', () => {
  const wrong: SettlementDraft = { ...draft, amount: 'much', day: '', reference: ' ' }
  expect([...draftFaults(wrong, '2026-11-24').keys()]).toEqual(['amount', 'day', 'reference'])
  expect([...draftFaults({ ...draft, amount: '0' }, '2026-11-24').keys()]).toEqual(['amount'])
  expect([...draftFaults(draft, '2026-11-19').keys()]).toEqual(['day'])
  expect(draftFaults(draft, '2026-11-24').size).toBe(0)
})

it('sends pence, and the reference without spaces around it', () => {
  expect(settlementOf('maison-vale', draft)).toEqual({
    ...{ shop: 'maison-vale', direction: 'from_shop', day: '2026-11-20' },
    ...{ amount: 12_050, reference: 'BACS 1187' },
  })
})

it('says who owes', () => {
  expect([100, 0, -100].map((balance) => balanceWords(minor(balance), 'Maison Vale'))).toEqual([
    ...['Maison Vale owes £1.00', 'Nothing is owed', 'We owe Maison Vale £1.00'],
  ])
})
