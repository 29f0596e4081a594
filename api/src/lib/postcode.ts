/** Royal Mail's forms A9 9AA, A99 9AA, A9A 9AA, AA9 9AA, AA99 9AA, AA9A 9AA; the inward part never holds CIKMOV. */
const POSTCODE =
  /^(GIR0AA|(?:[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRV-Y]?))\d[ABD-HJLNP-UW-Z]{2})$/

/** A UK postcode in upper case with one space, whatever the case, spacing or punctuation; null when it is none. */
export function normalisePostcode(text: string): string | null {
  const compact = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  if (!POSTCODE.test(compact)) return null
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`
}

const IN_TEXT = /\b[A-Z]{1,2}\d[A-Z\d]?[\s-]*\d[A-Z]{2}\b/gi

/** The last UK postcode in a text, where an address has its own; null when it holds none. */
export function findPostcode(text: string): string | null {
  const candidates = [...text.matchAll(IN_TEXT)].map(([found]) => normalisePostcode(found))
  return candidates.findLast((each) => each !== null) ?? normalisePostcode(text)
}
