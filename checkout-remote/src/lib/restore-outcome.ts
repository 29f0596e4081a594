import type { ApiError } from 'shared/contract/errors'

/** What became of looking up `/basket?restore=<id>`: nothing is left of a basket that is unknown. */
export type RestoreFailure = 'nothing-left' | 'failed'

/** Trying again helps when the api could not be reached; an id that it refuses stays refused. */
export function restoreFailure(error: ApiError): RestoreFailure {
  const status = 'status' in error ? error.status : 0
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 429
  return isRefused ? 'nothing-left' : 'failed'
}
