import { expect, test } from 'vitest'
import { shownAnswer, storedAnswer } from './lengths.ts'

const waist = 'What is your waist in centimetres?'
const answer = (text: string, question = waist, answerId: string | null = null) => ({
  question,
  answer: text,
  answerId,
})

test.each([
  ['80', '80 cm', '80 cm (31½ in)'],
  [' 80 ', '80 cm', '80 cm (31½ in)'],
  ['80,5', '80,5 cm', '80.5 cm (31¾ in)'],
  ['about 32 in', 'about 81.3 cm', 'about 81.3 cm (32 in)'],
  ['80 cm', '80 cm', '80 cm (31½ in)'],
  ['as it is now', 'as it is now', 'as it is now'],
])(
  '%s in answer to a question in centimetres is stored as %s and shown as %s',
  (typed, stored, shown) => {
    expect(storedAnswer(answer(typed)).answer).toBe(stored)
    expect(shownAnswer(answer(typed))).toBe(shown)
    expect(shownAnswer(answer(stored))).toBe(shown)
  },
)

test('a bare number has the unit that the question names', () => {
  expect(shownAnswer(answer('30', 'How long in inches?'))).toBe('76.2 cm (30 in)')
})

test('an answer that is not a length stays as typed, and so does an option of the catalogue', () => {
  for (const given of [
    answer('12', 'How many buttons are missing?'),
    answer('4 cm', 'How deep should the turn-up be?', 'depth.four'),
    answer('2', waist, 'waist.two'),
  ]) {
    expect(storedAnswer(given)).toEqual(given)
    expect(shownAnswer(given)).toBe(given.answer)
  }
})
