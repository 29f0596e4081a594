import type { QuestionAnswerModifier } from '@darnley/contract/basket'
import { inBothUnits, inCentimetres } from './lengths.ts'

type Given = Pick<QuestionAnswerModifier, 'question' | 'answer' | 'answerId'>

const centimetres = /\b(?:cm|centimet(?:re|er)s?)\b/i
const inches = /\binch(?:es)?\b/i
const bareNumber = /^\s*\d+(?:[.,]\d+)?\s*$/

/** Whether a text question asks for a length: such a question names a unit. */
export function asksForLength(question: string): boolean {
  return centimetres.test(question) || inches.test(question)
}

/** Adds the unit that the question names to a bare number; other text stays as typed. */
export function withUnit(question: string, text: string): string {
  if (!bareNumber.test(text)) return text
  return `${text.trim()} ${centimetres.test(question) ? 'cm' : 'in'}`
}

/** Returns the answer as stored: lengths in one unit, like fitting details. */
export function storedAnswer<Answer extends Given>(given: Answer): Answer {
  return isLength(given)
    ? { ...given, answer: inCentimetres(withUnit(given.question, given.answer)) }
    : given
}

/** Returns the answer as displayed: lengths in both units. */
export function shownAnswer(given: Given): string {
  return isLength(given) ? inBothUnits(withUnit(given.question, given.answer)) : given.answer
}

function isLength({ question, answerId }: Given): boolean {
  return answerId === null && asksForLength(question)
}
