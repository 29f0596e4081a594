import type { ApiError, ValidationErrorBody } from '@darnley/contract/errors'

const catalogue: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Validation Error',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** Maps an error response to the error catalogue (section 8). */
export function fromResponse(response: Response, body: unknown): ApiError {
  const code = catalogue[response.status]
  if (!code) {
    const { status, statusText } = response
    return failure({ code: 'Generic Error', status, statusText, message: 'Generic Error', body })
  }
  return failure({ code, status: response.status, message: code, body } as ApiError)
}

/** Maps fetch's rejection: an aborted request (also by a timeout) or a lost network. */
export function fromRejection(reason: unknown): ApiError {
  const aborted =
    reason instanceof DOMException && ['AbortError', 'TimeoutError'].includes(reason.name)
  const code = aborted ? 'Request aborted' : 'Network Error'
  return failure({ code, message: code })
}

/** Tells errors of the catalogue from any other thrown value, across copies of this module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** Returns the faults of a 422 by the last part of their location, for instance `email`. */
export function faultsByField(body: ValidationErrorBody): Map<string, string> {
  return new Map(body.detail.map((fault) => [String(fault.loc.at(-1)), fault.msg]))
}

/** Returns an Error, so that it carries a stack, with the fields of the union. */
function failure(error: ApiError): ApiError {
  return Object.assign(new Error(error.message), error)
}
