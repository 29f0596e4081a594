import { expect, test } from 'vitest'
import { freeId, isTextId, slugOf } from './slug.ts'

test.each([
  ['Trousers & jeans', 'trousers-jeans'],
  ['Crêpe de Chine', 'crepe-de-chine'],
  ['  The tailor’s own! ', 'the-tailors-own'],
  ['2-in-1', '2-in-1'],
])('"%s" becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(isTextId(slug)).toBe(true)
})

test.each(['', '-', 'Jeans', 'a b', 'a..b', 'a/b', 'é', 'a'.repeat(121), 7, null])(
  '%s is not an id',
  (value) => {
    expect(isTextId(value)).toBe(false)
  },
)

test('an id that is taken gets the first free number', () => {
  expect(freeId('hem', new Set())).toBe('hem')
  expect(freeId('hem', new Set(['hem', 'hem-2']))).toBe('hem-3')
})
