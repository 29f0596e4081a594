import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** Numbers that Ofcom keeps for drama: they reach nobody and count as valid, for tests and demonstrations. */
const DRAMA = /^\+447700900\d{3}$/

/**
 * A UK mobile number as +447..., or null when it is none. Spaces go, a leading +4407 becomes +447 (section 5).
 */
export function normalisePhone(text: string): string | null {
  const compact = text.replaceAll(/[\s().-]/g, '').replace(/^\+4407/, '+447')
  const number = parsePhoneNumberFromString(compact, 'GB')
  if (!number || number.countryCallingCode !== '44') return null
  if (DRAMA.test(number.number)) return number.number
  if (!isValidPhoneNumber(number.number, 'GB')) return null
  return number.getType() === 'MOBILE' ? number.number : null
}
