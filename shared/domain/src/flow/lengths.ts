import type { QuestionAnswerModifier } from '@darnley/contract/basket'

/**
 * Converts lengths inside a text. Tailors work in centimetres, which is what is stored; customers measure in either
 * unit, so both are shown.
 */
const centimetresInAnInch = 2.54
const glyphs = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

/** Matches 30 in, 29 1/2 inches, 29½", .5 in, but not the word in "2 in the front". */
const inches =
  /(?<whole>\d+(?:[.,]\d+)?|[.,]\d+)?(?:(?<=\d)[\s-]+(?=\d\/)|\s*(?=[⅛¼⅜½⅝¾⅞]))?(?:(?<above>\d{1,2})\/(?<below>\d{1,2})|(?<glyph>[⅛¼⅜½⅝¾⅞]))?\s*(?:inch(?:es)?\b|["″”]|in\b(?!\s+(?:the|a|an|my|each|front|back|total|all)\b))/giu
const centimetres = /(\d+(?:[.,]\d+)?)\s*(?:cm|centimet(?:re|er)s?)\b/giu
const inBrackets = /(\b(?:cm|centimet(?:re|er)s?)\b)\s*\([^()]*?(?:in(?:ch(?:es)?)?|["″”])\)/giu

/** Returns the text as stored: each length in inches converted to centimetres, to the millimetre. */
export function inCentimetres(text: string): string {
  return text.replace(inBrackets, '$1').replace(inches, (match, ...parts) => {
    const found = parts.at(-1) as Partial<Record<'whole' | 'above' | 'below' | 'glyph', string>>
    const length = inchesOf(found)
    return length === null ? match : `${decimal(length * centimetresInAnInch)} cm`
  })
}

/** Returns the text as displayed: each length also in inches, to the eighth. */
export function inBothUnits(text: string): string {
  return inCentimetres(text).replace(centimetres, (_, number: string) => {
    const length = numberOf(number)
    return `${decimal(length)} cm (${eighths(length / centimetresInAnInch)} in)`
  })
}

/** Whether the text has a number without a unit. */
export function lacksUnit(text: string): boolean {
  const rest = inCentimetres(text).replace(centimetres, '')
  return /\d/.test(rest) && rest === inCentimetres(text)
}

function inchesOf({
  whole,
  above,
  below,
  glyph,
}: Partial<Record<'whole' | 'above' | 'below' | 'glyph', string>>): number | null {
  if (!whole && !above && !glyph) return null
  const fraction = glyph ? glyphs.indexOf(glyph) / 8 : Number(above ?? 0) / Number(below ?? 1)
  return Number.isFinite(fraction) ? numberOf(whole ?? '0') + fraction : null
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}

function decimal(length: number): string {
  return String(Math.round(length * 10) / 10)
}

function eighths(length: number): string {
  const count = Math.round(length * 8)
  const whole = Math.floor(count / 8)
  return `${whole === 0 && count > 0 ? '' : whole}${glyphs[count % 8] ?? ''}`
}

type Given = Pick<QuestionAnswerModifier, 'question' | 'answer' | 'answerId'>

const namesCentimetres = /\b(?:cm|centimet(?:re|er)s?)\b/i
const namesInches = /\binch(?:es)?\b/i
const bareNumber = /^\s*\d+(?:[.,]\d+)?\s*$/

/** Whether a text question asks for a length: such a question names a unit. */
export function asksForLength(question: string): boolean {
  return namesCentimetres.test(question) || namesInches.test(question)
}

/** Adds the unit that the question names to a bare number; other text stays as typed. */
export function withUnit(question: string, text: string): string {
  if (!bareNumber.test(text)) return text
  return `${text.trim()} ${namesCentimetres.test(question) ? 'cm' : 'in'}`
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
