import { expect, test } from 'vitest'
import { theseItems } from './these-items.ts'

test.each([
  ['Jeans', 'these jeans'],
  ['Trousers', 'these trousers'],
  ['Dress', 'this dress'],
  ['Trench coat', 'this trench coat'],
  ['Pair of shoes', 'these pair of shoes'],
])('%s: %s', (name, words) => {
  expect(theseItems(name)).toBe(words)
})
