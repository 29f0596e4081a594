import { z } from 'zod'

/** One fault of a 422: its location (`['body', 'email']`), a message and a stable type. */
export const ValidationFault = z.object({
  loc: z.array(z.union([z.string(), z.int()])),
  msg: z.string(),
  type: z.string(),
})
export type ValidationFault = z.infer<typeof ValidationFault>

/** Body of every 422, with all faults at once (section 7.1). */
export const ValidationErrorBody = z.object({ detail: z.array(ValidationFault) })
export type ValidationErrorBody = z.infer<typeof ValidationErrorBody>

/** Body of every other error status. */
export const ErrorBody = z.object({ detail: z.string() })
export type ErrorBody = z.infer<typeof ErrorBody>

interface HttpError<Code extends string, Status extends number> {
  readonly code: Code
  readonly status: Status
  readonly message: string
  readonly body: unknown
}

/**
 * The error catalogue of section 8 as a discriminated union: a failed call rejects with one of these. Compare
 * `error.code`, never `instanceof`: instances may be duplicated across remotes.
 */
export type ApiError =
  | HttpError<'Bad Request', 400>
  | HttpError<'Unauthorized', 401>
  | HttpError<'Forbidden', 403>
  | HttpError<'Not Found', 404>
  | (Omit<HttpError<'Validation Error', 422>, 'body'> & { readonly body: ValidationErrorBody })
  | HttpError<'Internal Server Error', 500>
  | HttpError<'Bad Gateway', 502>
  | HttpError<'Service Unavailable', 503>
  | {
      readonly code: 'Generic Error'
      readonly status: number
      readonly statusText: string
      readonly message: string
      readonly body: unknown
    }
  | { readonly code: 'Request aborted'; readonly message: string }
  | { readonly code: 'Network Error'; readonly message: string }
