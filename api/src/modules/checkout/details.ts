/** What section 5 asks of a checkout beyond the shape that the contract checks. */
import type { Address, GuestCheckout } from 'shared/contract/checkout'
import type { ValidationFault } from 'shared/contract/errors'
import type { Storefront } from 'shared/contract/storefront-session'
import { ValidationFailed } from '#src/lib/http-error.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { normalisePostcode } from '#src/lib/postcode.ts'
import { offeredReturns } from '#src/modules/delivery-providers/rules.ts'
import { checkProviders } from './providers.ts'

interface ToCheck {
  readonly details: GuestCheckout
  readonly storefront: Storefront | null
  /** Asked only to tell all faults at once: whether the code holds is decided with the order. */
  readonly isUsableCode: (code: string) => Promise<boolean>
}

export const COUPON_FAULT = fault(['coupon_code'], 'Discount code is not valid')

/** @throws ValidationFailed with all faults at once */
export async function checkDetails({
  details,
  storefront,
  isUsableCode,
}: ToCheck): Promise<GuestCheckout> {
  const phone = normalisePhone(details.phone)
  const postcode = details.address ? normalisePostcode(details.address.postcode) : null
  const faults = [
    ...(phone ? [] : [fault(['phone'], 'Enter a mobile phone number')]),
    ...checkAddress(details, postcode),
    ...checkMode(details, storefront),
    ...checkProviders(details, storefront).map(({ field, message }) => fault([field], message)),
  ]
  if (!phone || faults.length > 0) {
    const { coupon_code: code } = details
    const isWrong = code ? !(await isUsableCode(code)) : false
    throw new ValidationFailed(isWrong ? [...faults, COUPON_FAULT] : faults)
  }
  return { ...details, phone, address: withPostcode(details.address, postcode) }
}

function withPostcode(address: Address | null, postcode: string | null): Address | null {
  return address && postcode ? { ...address, postcode } : address
}

/** Clothes that travel to or from a home need its address; an order that stays in the shop has none. */
function checkAddress(details: GuestCheckout, postcode: string | null): ValidationFault[] {
  const isNeeded = details.in_store_type === null || details.in_store_type === 'return_to_customer'
  if (!details.address) return isNeeded ? [fault(['address'], 'Enter an address')] : []
  return postcode ? [] : [fault(['address', 'postcode'], 'Enter a UK postcode')]
}

function checkMode(
  { in_store_type: choice }: GuestCheckout,
  storefront: Storefront | null,
): ValidationFault[] {
  if (!storefront)
    return choice ? [fault(['in_store_type'], 'Only orders of a storefront have this')] : []
  const isOffered = choice !== null && offeredReturns(storefront).includes(choice)
  return isOffered ? [] : [fault(['in_store_type'], 'Choose how the order is returned')]
}

function fault(path: string[], msg: string): ValidationFault {
  return { loc: ['body', ...path], msg, type: 'value_error' }
}
