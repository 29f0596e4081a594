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

/** Returns a staff search with its order numbers as plain digits, which also match an order. */
export function withPlainNumbers(search: string, prefix: string): string {
  const whole = digitsOf(search, prefix)
  if (whole !== null) return whole
  return search
    .split(/\s+/)
    .map((word) => digitsOf(word, prefix) ?? word)
    .join(' ')
}
