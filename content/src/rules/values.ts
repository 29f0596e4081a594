/** Result of a Payload validator: true, or the message for the editor. */
export type Verdict = true | string

/** Checks that a price is in whole pence. */
export function checkPrice(value: unknown): Verdict {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return true
  return 'Give a price in whole pence that is 0 or more, for example 1600 for £16.00.'
}

export function checkPoints(value: unknown): Verdict {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return true
  return 'Give tailor points as a whole number that is 0 or more.'
}

export function checkColour(value: unknown): Verdict {
  if (isBlank(value)) return true
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return true
  return 'Give a colour as a hash and six hexadecimal digits, for example #6B1B2D.'
}

export function checkDomain(value: unknown): Verdict {
  const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
  const labels = typeof value === 'string' && value.length <= 253 ? value.split('.') : ['']
  if (labels.every((part) => label.test(part))) return true
  return 'Give a hostname alone, in lower case, for example repairs.example.com: no https://, no path, no port.'
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
