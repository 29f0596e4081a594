import { isApiError } from 'shared/client'

/** Why nothing is known of an order: there is none like that for this shop, or nobody answered. */
export type LookUpProblem = 'unknown' | 'no-answer'

/** A text that no code of ours could hold is refused with 422: that is no order either. */
export function lookUpProblem(error: unknown): LookUpProblem {
  const code = isApiError(error) ? error.code : ''
  return code === 'Not Found' || code === 'Validation Error' ? 'unknown' : 'no-answer'
}

/** Whether the request may never have arrived: then it can be sent again. */
export function isConnectionLost(error: unknown): boolean {
  return isApiError(error) && ['Network Error', 'Request aborted'].includes(error.code)
}

/** The api's 409: the order may not go there from where it is. */
export function isConflict(error: unknown): boolean {
  return isApiError(error) && 'status' in error && error.status === 409
}
