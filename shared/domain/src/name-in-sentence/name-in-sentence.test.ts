import { expect, test } from 'vitest'
import { nameInSentence } from './name-in-sentence.ts'

test.each([
  ['Trousers', 'trousers'],
  ['Évening dress', 'évening dress'],
  ['T-shirt', 'T-shirt'],
  ['coat', 'coat'],
  ['', ''],
])('%j is %j in the middle of a sentence', (name, inSentence) => {
  expect(nameInSentence(name)).toBe(inSentence)
})
