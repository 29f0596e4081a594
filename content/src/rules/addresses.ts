import type { Verdict } from './verdict.ts'

export function checkPostcode(value: unknown): Verdict {
  const form = /^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/
  if (typeof value === 'string' && form.test(value)) return true
  return 'Write the whole postcode, like BN1 1AA.'
}

export function checkPhone(value: unknown): Verdict {
  if (typeof value === 'string' && /^\+?[\d ]{9,20}$/.test(value)) return true
  return 'Give a phone number in digits and spaces, for example 020 7946 0112.'
}
