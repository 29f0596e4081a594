/** Royal Mail's forms A9 9AA, A99 9AA, A9A 9AA, AA9 9AA, AA99 9AA, AA9A 9AA; the inward part never holds CIKMOV. */
const FORM =
  /^(GIR0AA|(?:[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRV-Y]?))\d[ABD-HJLNP-UW-Z]{2})$/

/** Jersey, Guernsey and the Isle of Man have Royal Mail postcodes, but are not in the United Kingdom. */
const ISLANDS = /^(?:JE|GY|IM)\d/

export type PostcodeReading =
  | { readonly type: 'ok'; readonly postcode: string }
  /** What to tell the user. */
  | { readonly type: 'error'; readonly hint: string }

/**
 * Parses a UK postcode in any case, spacing or punctuation, including full-width characters, and formats it in upper
 * case with one space.
 */
export function readPostcode(text: string): PostcodeReading {
  const compact = compactOf(text)
  if (ISLANDS.test(compact))
    return { type: 'error', hint: 'Jersey, Guernsey and the Isle of Man are outside the UK' }
  if (FORM.test(compact)) return { type: 'ok', postcode: spaced(compact) }
  const meant = withSignsSwapped(compact)
  const hint = meant
    ? `Did you mean ${spaced(meant)}? Check the letters O and I and the numbers 0 and 1`
    : 'Enter a full UK postcode, like LS1 4AB'
  return { type: 'error', hint }
}

/** Returns a postcode in Royal Mail's format; null for an invalid one. */
export function normalisePostcode(text: string): string | null {
  const read = readPostcode(text)
  return read.type === 'ok' ? read.postcode : null
}

const IN_TEXT = /\b[A-Z]{1,2}\d[A-Z\d]?[\s-]*\d[A-Z]{2}\b/gi

/** Returns the last UK postcode in a text, because an address ends with its own; null when there is none. */
export function findPostcode(text: string): string | null {
  const candidates = [...text.normalize('NFKC').matchAll(IN_TEXT)].map(([found]) =>
    normalisePostcode(found),
  )
  return candidates.findLast((each) => each !== null) ?? normalisePostcode(text)
}

function compactOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
}

function spaced(compact: string): string {
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`
}

const SWAPPED: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I' }

/** Returns the one valid postcode that results from swapping O with 0 or I with 1; null when there is none. */
function withSignsSwapped(compact: string): string | null {
  if (compact.length < 5 || compact.length > 7) return null
  const readings = [...compact].reduce<readonly string[]>(
    (begun, sign) => {
      const signs = [sign, ...(SWAPPED[sign] ? [SWAPPED[sign]] : [])]
      return begun.flatMap((text) => signs.map((each) => text + each))
    },
    [''],
  )
  return readings.find((each) => FORM.test(each) && !ISLANDS.test(each)) ?? null
}
