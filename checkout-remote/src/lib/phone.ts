import parsePhoneNumber, {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/mobile'
import { cleanPhone } from './phone-text.ts'

/** Ofcom's numbers for drama, which are not assigned, so tests and demonstrations may use them. */
const dramaNumber = /^\+447700900\d{3}$/

/** Returns the international form of a mobile number typed for that country; null when it is not one. */
export function parseMobile(typed: string, country = 'GB'): string | null {
  return mobileOf(typed, country)?.number ?? null
}

/**
 * Returns the number to store: a British one as typed, others with their code, because the country is not stored
 * beyond the form.
 */
export function toKeep(typed: string, country: string): string {
  const phone = mobileOf(typed, country)
  if (!phone || phone.countryCallingCode === '44') return typed
  return phone.formatInternational()
}

/**
 * Returns the country of a number that begins with +; null while it is unknown. For a shared code, such as +44 of
 * Jersey, Guernsey and Man, it is the selected country, by default the United Kingdom.
 */
export function countryOf(typed: string, picked: string): string | null {
  if (!typed.trim().startsWith('+')) return null
  const asYouType = new AsYouType()
  asYouType.input(cleanPhone(typed))
  const code = asYouType.getCallingCode()
  if (code === undefined) return null
  if (code === getCountryCallingCode(picked as CountryCode)) return picked
  return code === '44' ? 'GB' : (asYouType.getCountry() ?? null)
}

/** Groups a number that was typed before these rules were loaded by its country, and returns that country. */
export function tidyPhone<Typed extends { readonly phone: string; readonly country: string }>(
  typed: Typed,
): Typed {
  const { phone, country } = typed
  const tidy = formatAsTyped(phone, { before: '', country })
  return { ...typed, phone: tidy, country: countryOf(phone, country) ?? country }
}

/**
 * Groups the digits by the country's mask while they are appended. Does not reformat on deletions or corrections in
 * the middle: restored spaces or a moving caret would interfere.
 */
export function formatAsTyped(
  typed: string,
  { before, country = 'GB' }: { before: string; country?: string },
): string {
  const isAppended = typed.length > before.length && typed.startsWith(before)
  if (!isAppended) return typed
  return new AsYouType(country as CountryCode).input(typed.replace(/^(\+44)\s*07/, '$17'))
}

export interface DialCode {
  readonly country: string
  /** "France" in the language of the site. */
  readonly name: string
  /** "+33". */
  readonly code: string
}

/** Returns all countries with a dial code, by name. */
export function dialCodes(locale = 'en-GB'): DialCode[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      code: `+${getCountryCallingCode(country)}`,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

function mobileOf(typed: string, country: string): PhoneNumber | null {
  const phone = parsePhoneNumber(cleanPhone(typed), country as CountryCode)
  if (!phone) return null
  return phone.isValid() || dramaNumber.test(phone.number) ? phone : null
}
