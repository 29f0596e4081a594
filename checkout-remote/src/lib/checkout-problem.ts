import type { ApiError } from 'shared/contract/errors'
import { faultsByField } from 'shared/client'
import type { FormStep } from './steps.ts'

/** Why an order could not be made, in words, and the step that has to be mended, if one has. */
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
  address: 'address',
  full_name: 'details',
  line1: 'address',
  line2: 'address',
  city: 'address',
  postcode: 'address',
  express: 'turnaround',
}

const keptSafe = 'Your basket is kept and nothing was charged.'

export function describeProblem(error: ApiError): CheckoutProblem {
  if (isDiscountRefused(error))
    return { text: `Discount code is not valid. ${keptSafe}`, step: null }
  if (error.code === 'Validation Error') {
    const faults = [...faultsByField(error.body)]
    const step = faults.map(([field]) => stepOfField[field]).find((each) => each !== undefined)
    return {
      text: `Please check what you entered: ${faults.map(([, text]) => text).join(', ')}.`,
      step: step ?? null,
    }
  }
  return { text: textOf(error), step: null }
}

/** The code that the basket held is used up or over: trying again with it can not help. */
export function isDiscountRefused(error: ApiError): boolean {
  return error.code === 'Validation Error' && faultsByField(error.body).has('coupon_code')
}

function textOf(error: Exclude<ApiError, { code: 'Validation Error' }>): string {
  if (error.code === 'Network Error')
    return `We couldn’t reach our shop. Check your connection. ${keptSafe}`
  if (error.code === 'Bad Gateway' || error.code === 'Service Unavailable')
    return `Our payment provider can’t be reached just now. ${keptSafe}`
  if ('status' in error && error.status === 409)
    return `Your basket has changed. Check the order summary. ${keptSafe}`
  return `We couldn’t start the payment. ${keptSafe}`
}
