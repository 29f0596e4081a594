import type Stripe from 'stripe'

/** The `error` of Stripe's responses; an intent that failed to be paid keeps the same object. */
export interface FaultBody extends Omit<Stripe.PaymentIntent.LastPaymentError, 'payment_intent'> {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  /** A browser gets less of it than a server. */
  payment_intent?: Partial<Stripe.PaymentIntent>
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
