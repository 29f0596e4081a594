import type { ApiError } from '@darnley/contract/errors'

/** Why `/basket?restore=<id>` failed: `nothing-left` for an unknown basket. */
export type RestoreFailure = 'nothing-left' | 'failed'

/** Classifies an error: a retry helps when the api was unreachable, but not when it refused the id. */
export function restoreFailure(error: ApiError): RestoreFailure {
  const status = 'status' in error ? error.status : 0
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 429
  return isRefused ? 'nothing-left' : 'failed'
}
