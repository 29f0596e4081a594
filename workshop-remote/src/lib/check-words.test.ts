import { expect, it } from 'vitest'
import { anOrder } from '#src/testing/desk.ts'
import { checkInLabel, countsOf, remarksOf, tagWords } from './check-words.ts'
import { noChecks, type Checks } from './checks.ts'

const counts = (change: Partial<Checks>) => countsOf({ ...noChecks, ...change }, anOrder())

it('says nothing of tags while a garment is not ticked', () => {
  const none = counts({ found: { 1: 'here' } })
  expect(checkInLabel(none)).toBe('Check in and print tags')
  expect(tagWords(none)).toBe('A tag is printed for each garment that is here.')
})

it('counts a stained garment as here, and a missing one not', () => {
  const found = counts({ found: { 1: 'stained', 2: 'missing' }, extras: ['A scarf', 'A hat'] })
  expect(remarksOf(found)).toBe('1 missing · 1 stained · 2 not booked')
  expect(checkInLabel(found)).toBe('Check in 1 and print 3 tags')
  expect(tagWords(found)).toBe('Printed with the check-in: 1 garment and 2 that were not booked.')
})

it('prints no tag for an empty parcel', () => {
  const empty = counts({ found: { 1: 'missing', 2: 'missing' } })
  expect(checkInLabel(empty)).toBe('Check in without a garment')
})
