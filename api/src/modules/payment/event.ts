/** Schema of the payment provider's events. A signed body can still be any JSON. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { HttpError } from '#src/lib/http-error.ts'
import { readSignedJson } from '#src/lib/signed-json.ts'
import type { Intent, PaymentEvent } from './intent.ts'

const STATUSES = [
  'canceled',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'succeeded',
] as const satisfies readonly Stripe.PaymentIntent.Status[]

/** Longer than any of the provider's ids, and short enough for an index. */
const Id = z.string().min(1).max(255)

const Metadata = z
  .object({ order_id: z.string().optional(), proposal_id: z.string().optional() })
  .nullish()

const PaymentIntent = z.object({
  id: Id,
  status: z.enum(STATUSES),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  metadata: Metadata,
  last_payment_error: z.unknown().optional(),
})

/** A charge or a dispute: both name the affected intent. */
const Reversal = z.object({
  payment_intent: z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]).nullish(),
  /** Of a charge only. */
  amount_refunded: z.int().optional(),
})

const FailedRefund = z.object({
  metadata: z.object({ refund_id: z.uuid().optional() }).nullish(),
  failure_reason: z.string().max(255).nullish(),
})

const Event = z.object({ id: Id, type: Id, data: z.object({ object: z.unknown() }) })

/** Parses an event from a body whose signature was checked. @throws HttpError 400 for anything else */
export function readEvent(body: Buffer): PaymentEvent {
  const event = readSignedJson(body, toEvent)
  if (event) return event
  throw new HttpError({ status: 400, detail: 'This is no event that is known here' })
}

function toEvent(json: unknown): PaymentEvent {
  const { id, type, data } = Event.parse(json)
  const isIntent = type.startsWith('payment_intent.')
  const isReversal = type === 'charge.refunded' || type === 'charge.dispute.created'
  const reversal = isReversal ? Reversal.parse(data.object) : null
  return {
    id,
    type,
    intent: isIntent ? toIntent(PaymentIntent.parse(data.object)) : null,
    reversedIntentId: reversal?.payment_intent ?? null,
    reversedAmount: reversal?.amount_refunded ?? null,
    failedRefund: type === 'refund.failed' ? toFailedRefund(FailedRefund.parse(data.object)) : null,
  }
}

function toFailedRefund({
  metadata,
  failure_reason: reason,
}: z.output<typeof FailedRefund>): PaymentEvent['failedRefund'] {
  const refundId = metadata?.refund_id
  return refundId === undefined ? null : { refundId, reason: reason ?? 'The refund failed' }
}

function toIntent(intent: z.output<typeof PaymentIntent>): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? null,
    orderId: intent.metadata?.order_id ?? null,
    proposalId: intent.metadata?.proposal_id ?? null,
    hasFailed: intent.last_payment_error != null,
  }
}
