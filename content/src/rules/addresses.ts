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

/** Checks the leading letters of postcodes. */
export function checkPostcodeAreas(values: unknown): Verdict {
  if (!Array.isArray(values) || values.length === 0)
    return 'Give the leading letters of at least one postcode, for example N for N1 9GU.'
  const wrong = values.filter((value) => !/^[A-Z]{1,2}$/.test(String(value)))
  if (wrong.length > 0) return `Give one or two capital letters instead of "${wrong.join('", "')}".`
  const twice = values.find((value, at) => values.indexOf(value) < at)
  return twice === undefined || `"${String(twice)}" is there twice.`
}
