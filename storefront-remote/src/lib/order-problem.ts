import { isApiError } from '@darnley/web/client'

/** Why an order could not be loaded: it does not exist for this shop, or there was no response. */
export type LookUpProblem = 'unknown' | 'no-answer'

/** Classifies an error. 422 means that the text cannot be one of our codes, which counts as unknown. */
export function lookUpProblem(error: unknown): LookUpProblem {
  const code = isApiError(error) ? error.code : ''
  return code === 'Not Found' || code === 'Validation Error' ? 'unknown' : 'no-answer'
}

/** Whether the request may not have arrived, so that it can be sent again. */
export function isConnectionLost(error: unknown): boolean {
  return isApiError(error) && ['Network Error', 'Request aborted'].includes(error.code)
}

/** Whether it is the api's 409: the order's status does not allow the change. */
export function isConflict(error: unknown): boolean {
  return isApiError(error) && 'status' in error && error.status === 409
}
