import { isApiError } from 'shared/client'

/** A token that no order has, or that is no token at all: asking again would not help. */
export function isUnknownOrder(error: unknown): boolean {
  return isApiError(error) && (error.code === 'Not Found' || error.code === 'Validation Error')
}
