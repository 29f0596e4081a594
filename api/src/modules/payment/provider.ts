import Stripe from 'stripe'
import type { Minor } from '@darnley/domain/money'
import { standInSecrets } from '@darnley/node/known-secrets'
import { stripeVersion } from '@darnley/node/stripe-events'
import { inSpan } from '@darnley/node/tracing'
import type { Config } from '#src/config.ts'
import { HttpError } from '#src/lib/http-error.ts'
import { type PaymentEvent, readEvent } from './event.ts'
import { type Intent, toIntent } from './intent.ts'

interface NewRefund {
  /** Of the row, by which the provider's refund is found again. */
  readonly refundId: string
  readonly intentId: string
  readonly amount: Minor
  /** Whether the whole payment goes back because it was made twice: nothing is left to do if it went back before. */
  readonly isSecond: boolean
  readonly idempotencyKey: string
}

interface NewIntent {
  readonly orderId: string
  /** The proposal whose difference it pays. */
  readonly proposalId?: string
  readonly reference: string
  readonly amount: Minor
  /** The same key never creates a second intent. */
  readonly idempotencyKey: string
}

/** Stripe, or the sandbox with the same API; only the address differs. */
export interface PaymentProvider {
  create(intent: NewIntent): Promise<Intent>
  retrieve(id: string): Promise<Intent>
  /** Like retrieve, for an id from an untrusted source: null when the provider has no such intent. */
  find(id: string): Promise<Intent | null>
  /** Finds the order's intent that waits for payment, when it is unknown whether one was created. */
  findOpen(order: { readonly orderId: string; readonly amount: Minor }): Promise<Intent | null>
  cancel(id: string): Promise<Intent>
  /** Refunds a payment. @throws RefundRefused when the provider will not do it */
  refund(refund: NewRefund): Promise<void>
  /** Whether the provider has made this refund, when it is unknown whether a request was carried out. */
  hasRefund(refund: Pick<NewRefund, 'refundId' | 'intentId'>): Promise<boolean>
  /** @throws HttpError 400 unless one of the secrets signed these bytes within 300 s and they are an event */
  readEvent(body: Buffer, signature: string): PaymentEvent
}

const TOLERANCE_SECONDS = 300

export function paymentProvider(config: Config['stripe']): PaymentProvider {
  const stripe = connect(config)
  const { paymentIntents } = stripe
  return {
    create: ({ orderId, proposalId, reference, amount, idempotencyKey }) =>
      ask(
        paymentIntents.create(
          {
            amount,
            currency: 'gbp',
            automatic_payment_methods: { enabled: true },
            description: reference,
            metadata: { order_id: orderId, ...(proposalId && { proposal_id: proposalId }) },
          },
          { idempotencyKey },
        ),
      ),
    retrieve: (id) => ask(paymentIntents.retrieve(id)),
    find: (id) => ask(paymentIntents.retrieve(id)).catch(nullIfMissing),
    findOpen: async ({ orderId, amount }) => {
      const query = `metadata['order_id']:'${orderId}'`
      const { data } = await translated(paymentIntents.search({ query, limit: 100 }))
      // Search results can be a minute old.
      const found = await Promise.all(data.map(({ id }) => ask(paymentIntents.retrieve(id))))
      return found.find((intent) => intent.amount === amount && isOpen(intent)) ?? null
    },
    cancel: (id) => ask(paymentIntents.cancel(id)),
    refund: ({ refundId, intentId, amount, isSecond, idempotencyKey }) => {
      const reason = isSecond ? 'duplicate' : 'requested_by_customer'
      const metadata = { refund_id: refundId }
      const asked = { payment_intent: intentId, amount, reason, metadata } as const
      return refundOnce(stripe.refunds.create(asked, { idempotencyKey }), isSecond)
    },
    hasRefund: async ({ refundId, intentId }) => {
      const query = { payment_intent: intentId, limit: 100 }
      const { data } = await translated(stripe.refunds.list(query))
      return data.some(
        ({ metadata, status }) => metadata?.['refund_id'] === refundId && !isDead(status),
      )
    },
    readEvent: (body, signature) => {
      verify(stripe, { body, signature, ...config })
      return readEvent(body)
    },
  }
}

function connect({ service }: Config['stripe']): Stripe {
  const options = {
    apiVersion: stripeVersion,
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  } as const
  if (service.type === 'live') return new Stripe(service.key, options)
  const { hostname, port, protocol } = new URL(service.sandboxUrl)
  return new Stripe(standInSecrets.stripeKey, {
    ...options,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
  })
}

interface SignedBody {
  readonly body: Buffer
  readonly signature: string
  readonly webhookSecrets: readonly string[]
}

function verify(stripe: Stripe, { body, signature, webhookSecrets }: SignedBody): void {
  for (const secret of webhookSecrets) {
    try {
      stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
      if (isFromFuture(signature)) break
      return
    } catch {
      // Possibly signed with another secret: try the next one.
    }
  }
  throw new HttpError({ status: 400, detail: 'The signature is not valid' })
}

async function refundOnce(request: Promise<Stripe.Refund>, isSecond: boolean): Promise<void> {
  const asked = { name: 'payment provider', kind: 'client' } as const
  try {
    const { status } = await inSpan(asked, () => translated(request))
    if (isDead(status)) throw new RefundRefused(`The refund is ${status}`)
  } catch (error) {
    if (isSecond && codeOf(error) === 'charge_already_refunded') return
    throw refusalIn(error) ?? error
  }
}

function isDead(status: Stripe.Refund['status']): boolean {
  return status === 'failed' || status === 'canceled'
}

/** Returns the provider's judgement of a request, which it would repeat for the same one. */
function refusalIn(error: unknown): RefundRefused | null {
  const cause = error instanceof ProviderSilent ? error.cause : error
  const isJudged =
    cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode === 400
  return isJudged ? new RefundRefused(cause.message) : null
}

/** The provider will not make a refund, for instance because the payment is disputed. */
export class RefundRefused extends Error {}

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'resource_missing') return null
  throw error
}

/** Returns the provider's own code of an error. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof ProviderSilent ? error.cause : error
  return cause instanceof Stripe.errors.StripeError ? cause.code : undefined
}

/** Stripe's library checks only the age of a signature: one with a future time could be replayed until then. */
function isFromFuture(signature: string): boolean {
  const [, seconds = 0] = /(?:^|,)t=(\d+)/.exec(signature) ?? []
  return Number(seconds) - Date.now() / 1000 > TOLERANCE_SECONDS
}

async function ask(request: Promise<Stripe.PaymentIntent>): Promise<Intent> {
  const asked = { name: 'payment provider', kind: 'client' } as const
  return toIntent(await inSpan(asked, () => translated(request)))
}

/** Translates the provider's errors: 503 when it cannot be reached, 502 for an unexpected response. */
async function translated<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'payment_intent_unexpected_state') throw new IntentMoved()
    const isUnreachable = error instanceof Stripe.errors.StripeConnectionError
    throw new ProviderSilent(isUnreachable ? 503 : 502, error)
  }
}

/**
 * The provider gave no usable response, and the request may have been carried out. After a 503 the same key is safe
 * to retry, while a provider repeats its own error (502) for as long as it stores the key.
 */
export class ProviderSilent extends HttpError {
  constructor(status: 502 | 503, cause: Error) {
    super({
      status,
      detail: 'The payment provider does not answer. Please try again.',
      headers: { 'retry-after': '5' },
    })
    this.cause = cause
  }
}

/** The intent was paid or cancelled in the meantime, so the request is no longer possible. */
export class IntentMoved extends HttpError {
  constructor() {
    super({ status: 409, detail: 'The payment has moved on in the meantime. Please try again.' })
  }
}

function isOpen({ status }: Intent): boolean {
  return status !== 'canceled' && status !== 'succeeded'
}
