import parsePhoneNumber, { AsYouType } from 'libphonenumber-js/mobile'
import { cleanPhone } from './phone-text.ts'

/** Ofcom's numbers for drama: no telephone has them, so tests and demonstrations may. */
const dramaNumber = /^\+447700900\d{3}$/

/** The international form of a mobile number, by default a British one; null when it is none. */
export function parseMobile(typed: string): string | null {
  const phone = parsePhoneNumber(cleanPhone(typed), 'GB')
  if (!phone) return null
  return phone.isValid() || dramaNumber.test(phone.number) ? phone.number : null
}

/**
 * Groups the digits while they are added at the end. Deleting and correcting in the middle is left alone:
 * a space put back, or a caret that jumps, would be in the person's way.
 */
export function formatAsTyped(typed: string, before: string): string {
  const isAppended = typed.length > before.length && typed.startsWith(before)
  return isAppended ? new AsYouType('GB').input(typed.replace(/^(\+44)\s*07/, '$17')) : typed
}
