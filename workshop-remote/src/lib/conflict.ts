import { isApiError } from '@darnley/web/client'

/** Whether the api refused a change because a colleague had made another one before (409). */
export function isConflict(error: unknown): boolean {
  return isApiError(error) && 'status' in error && error.status === 409
}
