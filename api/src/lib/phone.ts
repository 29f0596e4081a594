import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** Numbers that Ofcom keeps for drama: they reach nobody and count as valid, for tests and demonstrations. */
const DRAMA = /^\+447700900\d{3}$/

/**
 * A mobile number in its international form, or null when it is none; one without a country code is British. Spaces
 * go, a leading +4407 becomes +447 (section 5).
 */
export function normalisePhone(text: string): string | null {
  const compact = text.replaceAll(/[\s().-]/g, '').replace(/^\+4407/, '+447')
  const number = parsePhoneNumberFromString(compact, 'GB')
  if (!number) return null
  return DRAMA.test(number.number) || number.isValid() ? number.number : null
}
