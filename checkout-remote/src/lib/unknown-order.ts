import { isApiError } from '@darnley/web/client'

/** Whether the token belongs to no order or is malformed, so that a retry would not help. */
export function isUnknownOrder(error: unknown): boolean {
  return isApiError(error) && (error.code === 'Not Found' || error.code === 'Validation Error')
}
