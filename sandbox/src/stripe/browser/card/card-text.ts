/** The fields' text as typed. */
export interface CardText {
  number: string
  expiry: string
  cvc: string
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 16)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats an expiry date: `1227`, `12/27`, `12/2027` and `12 / 27` become `12 / 27`; `5` becomes `05`. */
export function formatExpiry(text: string): string {
  const digits = expiryDigits(text)
  if (digits.length < 3) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

export function formatSecurityCode(text: string): string {
  return digitsOf(text).slice(0, 3)
}

function expiryDigits(text: string): string {
  const digits = digitsOf(text)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  // `20` may be the beginning of a four-digit year.
  if (padded.slice(2, 4) !== '20') return padded.slice(0, 4)
  return padded.length < 6 ? padded : padded.slice(0, 2) + padded.slice(4, 6)
}

/** Returns the caret position after formatting: after the same number of digits. */
export function caretBehind(text: string, digitCount: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === digitCount) return index
    if (/\d/.test(character)) seen += 1
  }
  return text.length
}
