/** Returns the digits of an order number in any notation (48213, dn-48213, #DN 48213); null for other text. */
function digitsOf(text: string, prefix: string): string | null {
  const written = new RegExp(`^#?\\s*(?:${prefix}[\\s-]*)?(\\d+)$`, 'i')
  return written.exec(text.trim())?.[1] ?? null
}

/** Returns an order number as stored, for text with or without its prefix; other text is returned in upper case. */
export function orderNumberOf(text: string, prefix: string): string {
  const digits = digitsOf(text, prefix)
  return digits === null ? text.trim().toUpperCase() : `${prefix}-${digits}`
}

/** The number of a garment: that of its order and its place in it, as in DN-48213-1. */
export interface TagCode {
  readonly collectionRef: string
  readonly number: number
}

export function tagCode({ collectionRef, number }: TagCode): string {
  return `${collectionRef}-${number}`
}

/** Returns the garment of a tag's code in any notation; null for other text. */
export function readTagCode(text: string, prefix: string): TagCode | null {
  const [, order = '', number = ''] = /^(.+?)\s*-\s*(\d{1,2})$/.exec(text.trim()) ?? []
  const digits = digitsOf(order, prefix)
  return digits === null ? null : { collectionRef: `${prefix}-${digits}`, number: Number(number) }
}

/** Returns a staff search with its order numbers as plain digits, which also match an order. */
export function withPlainNumbers(search: string, prefix: string): string {
  const whole = digitsOf(search, prefix)
  if (whole !== null) return whole
  return search
    .split(/\s+/)
    .map((word) => digitsOf(word, prefix) ?? word)
    .join(' ')
}
