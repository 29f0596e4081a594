import type { ValidationFault } from '@darnley/contract/errors'

/** Names of security events in the log (plugins/security-events.ts). */
export type SecurityEvent =
  | 'signed_in'
  | 'signed_out'
  | 'sign_in_failed'
  | 'sign_in_throttled'
  | 'session_refused'
  | 'refresh_token_reused'
  | 'password_reset'
  | 'password_changed'
  | 'email_changed'
  | 'account_deleted'
  | 'access_refused'
  | 'cross_site_refused'
  | 'webhook_refused'
  | 'writes_throttled'

interface HttpErrorOptions {
  readonly status: number
  readonly detail: string
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the plain `{ detail }` when the contract defines another body. */
  readonly body?: unknown
  /** Set when the call and its status do not identify the event. */
  readonly event?: SecurityEvent
}

/** An error response; `detail` is shown to the caller. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly event: SecurityEvent | null

  constructor(options: HttpErrorOptions) {
    const { status, detail, headers = {}, body = { detail }, event = null } = options
    super(detail)
    this.status = status
    this.headers = headers
    this.body = body
    this.event = event
  }
}

/** 422 in FastAPI's shape, with all faults. */
export class ValidationFailed extends HttpError {
  readonly faults: readonly ValidationFault[]

  constructor(faults: readonly ValidationFault[], event?: SecurityEvent) {
    const told = event ? { event } : {}
    super({ status: 422, detail: 'Validation Error', body: { detail: faults }, ...told })
    this.faults = faults
  }
}

/** Returns a fault for a well-formed value that breaks a rule. */
export const valueFault = (loc: ValidationFault['loc'], msg: string): ValidationFault => ({
  loc,
  msg,
  type: 'value_error',
})

/** @throws ValidationFailed when there are faults */
export function refuseFaults(faults: readonly ValidationFault[]): void {
  if (faults.length > 0) throw new ValidationFailed(faults)
}

/** Returns the 422 for an invalid or expired link in a mail, the same for staff and customers. */
export const deadLink = (): ValidationFailed =>
  new ValidationFailed(
    [
      {
        loc: ['body', 'token'],
        msg: 'This link is no longer valid. Ask for a new one.',
        type: 'value_error',
      },
    ],
    'access_refused',
  )

export const notFound = (what: string): HttpError =>
  new HttpError({ status: 404, detail: `${what} not found` })

export const conflict = (detail: string): HttpError => new HttpError({ status: 409, detail })

export const unauthorized = (detail: string): HttpError => new HttpError({ status: 401, detail })

export const forbidden = (detail: string): HttpError => new HttpError({ status: 403, detail })

export const unavailable = (detail: string): HttpError =>
  new HttpError({ status: 503, detail, headers: { 'retry-after': '5' } })
