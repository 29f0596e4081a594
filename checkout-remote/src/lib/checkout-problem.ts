import type { ApiError } from '@darnley/contract/errors'
import { faultsByField } from '@darnley/web/client'
import type { FormStep } from './steps.ts'

/** Why an order could not be placed, worded for users, and the step to correct, if any. */
export interface CheckoutProblem {
  readonly text: string
  readonly step: FormStep | null
}

const stepOfField: Readonly<Record<string, FormStep>> = {
  customer_name: 'details',
  email: 'details',
  phone: 'details',
  collection_provider: 'shipping',
  dropoff_provider: 'shipping',
  in_store_type: 'shipping',
  pickup_day: 'shipping',
  brought_to_fitting: 'shipping',
  address: 'address',
  full_name: 'details',
  line1: 'address',
  line2: 'address',
  city: 'address',
  postcode: 'address',
  express: 'turnaround',
}

/** In a shop the message must not mention charging, because the shop has already taken the money. */
function keptSafe(storeMode: boolean): string {
  return storeMode
    ? 'The order is not placed yet; what you entered is kept.'
    : 'Your basket is kept and nothing was charged.'
}

export function describeProblem(error: ApiError, storeMode: boolean): CheckoutProblem {
  if (isDiscountRefused(error))
    return { text: `Discount code is not valid. ${keptSafe(storeMode)}`, step: null }
  if (error.code === 'Validation Error') {
    const faults = [...faultsByField(error.body)]
    const texts = [...new Set(faults.map(([, text]) => text))]
    const step = faults.map(([field]) => stepOfField[field]).find((each) => each !== undefined)
    return {
      text: `Please check what you entered: ${texts.join(', ')}.`,
      step: step ?? null,
    }
  }
  if (isStale(error)) return { text: conflictOf(error), step: null }
  return { text: `${textOf(error, storeMode)} ${keptSafe(storeMode)}`, step: null }
}

/** Whether the basket's discount code is used up or expired, so that a retry cannot help. */
export function isDiscountRefused(error: ApiError): boolean {
  return error.code === 'Validation Error' && faultsByField(error.body).has('coupon_code')
}

/** Whether the basket or its payment has changed elsewhere; the api's message says which. */
export function isStale(error: ApiError): boolean {
  return 'status' in error && error.status === 409
}

/**
 * Returns the api's message, worded for customers. It does not mention charging, because a payment may be in progress.
 */
function conflictOf(error: ApiError): string {
  const { detail } = (('body' in error && error.body) || {}) as { detail?: unknown }
  return typeof detail === 'string'
    ? detail
    : 'Your basket has changed. Check the order summary, then try again.'
}

function textOf(error: ApiError, storeMode: boolean): string {
  if (error.code === 'Network Error') return 'We couldn’t reach our shop. Check your connection.'
  if (error.code === 'Bad Gateway' || error.code === 'Service Unavailable')
    return 'Our payment provider can’t be reached just now.'
  return storeMode ? 'We couldn’t place the order.' : 'We couldn’t start the payment.'
}
