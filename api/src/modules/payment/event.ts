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
  .object({ order_id: z.string().optional() })
  .nullish()
  .transform((metadata) => metadata?.order_id ?? null)

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
  return {
    id,
    type,
    intent: isIntent ? toIntent(PaymentIntent.parse(data.object)) : null,
    reversedIntentId: isReversal ? (Reversal.parse(data.object).payment_intent ?? null) : null,
  }
}

function toIntent(intent: z.output<typeof PaymentIntent>): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? null,
    orderId: intent.metadata,
    hasFailed: intent.last_payment_error != null,
  }
}
