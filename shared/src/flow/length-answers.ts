import type { QuestionAnswerModifier } from '#src/contract/basket.ts'
import { inBothUnits, inCentimetres } from './lengths.ts'

type Given = Pick<QuestionAnswerModifier, 'question' | 'answer' | 'answerId'>

const centimetres = /\b(?:cm|centimet(?:re|er)s?)\b/i
const inches = /\binch(?:es)?\b/i
const bareNumber = /^\s*\d+(?:[.,]\d+)?\s*$/

/** Whether a text question wants a length: then it names a unit. */
export function asksForLength(question: string): boolean {
  return centimetres.test(question) || inches.test(question)
}

/** What somebody wrote, with a unit: a bare number is in the one that the question names. */
export function withUnit(question: string, text: string): string {
  if (!bareNumber.test(text)) return text
  return `${text.trim()} ${centimetres.test(question) ? 'cm' : 'in'}`
}

/** As it is stored: lengths that were asked for in one unit, as fitting details are. */
export function storedAnswer<Answer extends Given>(given: Answer): Answer {
  return isLength(given)
    ? { ...given, answer: inCentimetres(withUnit(given.question, given.answer)) }
    : given
}

/** As people read it: lengths that were asked for in both units. */
export function shownAnswer(given: Given): string {
  return isLength(given) ? inBothUnits(withUnit(given.question, given.answer)) : given.answer
}

function isLength({ question, answerId }: Given): boolean {
  return answerId === null && asksForLength(question)
}
