/** The digits of an order number, however a person writes it: 48213, dn-48213, #DN 48213; null for other text. */
function digitsOf(text: string, prefix: string): string | null {
  const written = new RegExp(`^#?\\s*(?:${prefix}[\\s-]*)?(\\d+)$`, 'i')
  return written.exec(text.trim())?.[1] ?? null
}

/** An order number as it is stored, with or without its prefix in `text`; other text stays, in upper case. */
export function orderNumberOf(text: string, prefix: string): string {
  const digits = digitsOf(text, prefix)
  return digits === null ? text.trim().toUpperCase() : `${prefix}-${digits}`
}

/** What staff search for, with its order numbers as plain digits: an order is also found by those alone. */
export function withPlainNumbers(search: string, prefix: string): string {
  const whole = digitsOf(search, prefix)
  if (whole !== null) return whole
  return search
    .split(/\s+/)
    .map((word) => digitsOf(word, prefix) ?? word)
    .join(' ')
}
