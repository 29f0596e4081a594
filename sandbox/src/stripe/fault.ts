export interface FaultBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  [detail: string]: unknown
}

/** An error response of Stripe with its HTTP status. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: FaultBody

  constructor(status: number, body: FaultBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, details: Partial<FaultBody> = {}): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...details })
}

export function notFound(kind: string, id: string): StripeFault {
  const param = kind === 'payment_intent' ? 'intent' : 'id'
  const message = `No such ${kind}: '${id}'`
  const details = { code: 'resource_missing', param }
  return new StripeFault(404, { type: 'invalid_request_error', message, ...details })
}
