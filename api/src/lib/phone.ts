import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** Numbers that Ofcom reserves for drama. They reach no phone and count as valid, for tests and demonstrations. */
const DRAMA = /^\+447700900\d{3}$/

/**
 * Returns a mobile number in international form, or null when it is not one. A number without a country code is
 * British. Spaces are removed, and a leading +4407 becomes +447 (section 5).
 */
export function normalisePhone(text: string): string | null {
  const compact = text.replaceAll(/[\s().-]/g, '').replace(/^\+4407/, '+447')
  const number = parsePhoneNumberFromString(compact, 'GB')
  if (!number) return null
  return DRAMA.test(number.number) || number.isValid() ? number.number : null
}
