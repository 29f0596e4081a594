/** Rules of section 5 for a checkout, beyond the shape that the contract checks. */
import type { GuestCheckout } from '@darnley/contract/checkout'
import type { ValidationFault } from '@darnley/contract/errors'
import type { BasketEntry } from '@darnley/contract/basket'
import { CODE_TO_FITTING } from '@darnley/domain/delivery'
import { notToFittingText, whyNotToFitting } from '@darnley/domain/fitted-in-person'
import { dayAt, pickupDays } from '@darnley/domain/turnaround'
import { ValidationFailed } from '#src/lib/http-error.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { offeredReturns } from '#src/modules/delivery-providers/rules.ts'
import { checkProviders, type OrderingPlace } from './providers.ts'

export interface DetailsAsker extends OrderingPlace {
  /** Called only to report all faults at once: the code is claimed with the order. */
  readonly isUsableCode: (code: string) => Promise<boolean>
}

export const COUPON_FAULT = fault(['coupon_code'], 'Discount code is not valid')

export function isCouponRefused(error: unknown): boolean {
  return error instanceof ValidationFailed && error.faults.includes(COUPON_FAULT)
}

/** Returns the details with the phone number in international form. @throws ValidationFailed with all faults at once */
export async function checkDetails(
  details: GuestCheckout,
  asker: DetailsAsker,
): Promise<GuestCheckout> {
  const faults = ruleFaults(details, asker)
  const { coupon_code: code } = details
  if (faults.length > 0)
    throw new ValidationFailed([...faults, ...(await couponFaults(code, asker))])
  return { ...details, phone: normalisePhone(details.phone) ?? details.phone }
}

/** Returns all faults of the present fields: a request of the wrong shape lacks some. */
export async function detailsFaults(
  details: Partial<GuestCheckout>,
  asker: DetailsAsker,
): Promise<ValidationFault[]> {
  return [
    ...ruleFaults(details, asker),
    ...(await couponFaults(details.coupon_code ?? null, asker)),
  ]
}

function ruleFaults(details: Partial<GuestCheckout>, place: OrderingPlace): ValidationFault[] {
  const { phone } = details
  const isWrongPhone = phone !== undefined && normalisePhone(phone) === null
  return [
    ...(isWrongPhone ? [fault(['phone'], 'Enter a mobile phone number')] : []),
    ...checkAddress(details),
    ...checkMode(details, place),
    ...checkPickupDay(details),
    ...checkToFitting(details),
    ...checkProviders(details, place).map(({ field, message }) => fault([field], message)),
  ]
}

async function couponFaults(
  code: string | null,
  { isUsableCode }: DetailsAsker,
): Promise<ValidationFault[]> {
  return code && !(await isUsableCode(code)) ? [COUPON_FAULT] : []
}

/** Requires an address for clothes that travel to or from a home; an order that stays in the shop has none. */
function checkAddress({
  address,
  in_store_type: choice,
}: Partial<GuestCheckout>): ValidationFault[] {
  const isNeeded = choice === null || choice === 'return_to_customer'
  return isNeeded && address === null ? [fault(['address'], 'Enter an address')] : []
}

/** A day that the postie has, seen from today: a day that was chosen yesterday may have passed. */
function checkPickupDay({
  pickup_day: day,
  collection_provider: code,
}: Partial<GuestCheckout>): ValidationFault[] {
  if (day === undefined || code === undefined) return []
  const offered: string[] = pickupDays(dayAt(new Date()), { code })
  return offered.includes(day)
    ? []
    : [fault(['pickup_day'], 'This day of collection is no longer offered')]
}

/** What is brought to its fitting is not collected, and has the code of a drop-off; a shop fits what it takes. */
function checkToFitting({
  brought_to_fitting: isBrought,
  collection_provider: code,
  in_store_type: choice,
  pickup_day: day,
}: Partial<GuestCheckout>): ValidationFault[] {
  if (isBrought !== true) return []
  const isCarried = (code !== undefined && code !== CODE_TO_FITTING) || day !== undefined
  const isInShop = choice !== undefined && choice !== null
  return [
    ...(isCarried ? [fault([TO_FITTING], 'Clothes that are brought are not collected')] : []),
    ...(isInShop ? [fault([TO_FITTING], 'A shop fits what it takes')] : []),
  ]
}

const TO_FITTING = 'brought_to_fitting'

/** Returns why this basket cannot be brought to its fitting; null when it can, or goes another way. */
export function toFittingFault(
  { brought_to_fitting: isBrought }: Pick<GuestCheckout, 'brought_to_fitting'>,
  { entries, hasTime }: { readonly entries: readonly BasketEntry[]; readonly hasTime: boolean },
): ValidationFault | null {
  const why = isBrought === true ? whyNotToFitting(entries, { hasTime }) : null
  return why && fault([TO_FITTING], notToFittingText(why))
}

function checkMode(
  { in_store_type: choice }: Partial<GuestCheckout>,
  { storefront, notOffered }: OrderingPlace,
): ValidationFault[] {
  if (choice === undefined) return []
  if (!storefront)
    return choice ? [fault(['in_store_type'], 'Only orders of a storefront have this')] : []
  const isOffered = choice !== null && offeredReturns(storefront, notOffered).includes(choice)
  return isOffered ? [] : [fault(['in_store_type'], 'Choose how the order is returned')]
}

function fault(path: string[], msg: string): ValidationFault {
  return { loc: ['body', ...path], msg, type: 'value_error' }
}
