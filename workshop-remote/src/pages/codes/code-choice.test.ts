import { expect, it } from 'vitest'
import { aCode } from '#src/testing/codes.ts'
import { codeFaults, differencesOf, draftOf, isAsSaid, termsOf } from './code-choice.ts'

const fieldsOf = (change: object): string[] => [
  ...codeFaults({ ...draftOf(aCode()), ...change }, { isNew: true }).keys(),
]

it('a code as it stands has no faults, and is sent as it stands', () => {
  expect(fieldsOf({})).toEqual([])
  expect(isAsSaid(aCode(), { ...termsOf(draftOf(aCode())), is_enabled: true })).toBe(true)
})

it('all faults are found at once', () => {
  expect(fieldsOf({ code: 'a b', name: ' ', percentage: '101', max_uses: '1.5' })).toEqual([
    ...['code', 'name', 'percentage', 'max_uses'],
  ])
})

it.each([
  [{ starts_on: '2026-12-01', ends_on: '2026-11-30' }, 'ends_on'],
  [{ max_uses: '3', max_uses_per_customer: '4' }, 'max_uses_per_customer'],
  [{ percentage: '0' }, 'percentage'],
  [{ percentage: '12.5' }, 'percentage'],
  [{ max_uses: '0' }, 'max_uses'],
])('%j is refused beside %s', (change, field) => {
  expect(fieldsOf(change)).toEqual([field])
})

it('empty limits and days are no limits', () => {
  const draft = { ...draftOf(null), name: 'Letter', percentage: '10' }
  expect(termsOf(draft)).toEqual({
    ...{ name: 'Letter', percentage: 10, starts_on: null, ends_on: null },
    ...{ max_uses: null, max_uses_per_customer: null },
  })
})

it('what a colleague changed is named with what it was', () => {
  expect(differencesOf(aCode(), aCode({ percentage: 15, state: 'off' }))).toEqual([
    { title: 'Off: 15%', detail: 'was 10%' },
    { title: 'State: Off', detail: 'was Runs' },
  ])
})
