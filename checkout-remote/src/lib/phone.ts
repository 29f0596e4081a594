import parsePhoneNumber, {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/mobile'
import { cleanPhone } from './phone-text.ts'

/** Ofcom's numbers for drama: no telephone has them, so tests and demonstrations may. */
const dramaNumber = /^\+447700900\d{3}$/

/** The international form of a mobile number that was typed in that country; null when it is none. */
export function parseMobile(typed: string, country = 'GB'): string | null {
  return mobileOf(typed, country)?.number ?? null
}

/**
 * What is kept of a number: a British one as it was typed, one of another country with its code, because nothing
 * after the form knows the country.
 */
export function toKeep(typed: string, country: string): string {
  const phone = mobileOf(typed, country)
  if (!phone || phone.countryCallingCode === '44') return typed
  return phone.formatInternational()
}

/**
 * The country that a number which begins with + has by now; null while it is not known. Some countries share a code, as
 * Jersey, Guernsey and Man share +44: then it is the picked one, and the United Kingdom unless another of +44 was picked.
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

/** A number that was typed before these rules were here, in its country's grouping, and the country it shows. */
export function tidyPhone<Typed extends { readonly phone: string; readonly country: string }>(
  typed: Typed,
): Typed {
  const { phone, country } = typed
  const tidy = formatAsTyped(phone, { before: '', country })
  return { ...typed, phone: tidy, country: countryOf(phone, country) ?? country }
}

/**
 * Groups the digits by the country's mask while they are added at the end. Deleting and correcting in the middle
 * is left alone: a space put back, or a caret that jumps, would be in the person's way.
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

/** All countries with a dial code, by name. */
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
