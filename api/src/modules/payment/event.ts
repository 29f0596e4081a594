/** Schemas of the payment provider's events. A signed body can still be any JSON. */
import type Stripe from 'stripe'
import { stripeEvents } from '@darnley/node/stripe-events'
import { z } from 'zod'
import { HttpError } from '#src/lib/http-error.ts'
import { readSignedJson } from '#src/lib/signed-json.ts'
import { type Intent, toIntent } from './intent.ts'

/** The events that have an effect, each with the object that Stripe's own types give it. */
type KnownEvent = Extract<Stripe.Event, { type: (typeof stripeEvents)[number] }>
type KnownType = KnownEvent['type']

/** Compiles only while Stripe knows each type that the endpoint subscribes to. */
const types = stripeEvents satisfies readonly KnownType[]

/** What an event says, in terms of what the api does with it. */
export type PaymentEvent = {
  readonly id: string
  readonly type: Stripe.Event['type']
} & (
  | { readonly about: 'intent'; readonly intent: Intent }
  | { readonly about: 'reversal'; readonly reversal: Reversal }
  | { readonly about: 'failed refund'; readonly failedRefund: FailedRefund }
  | { readonly about: 'nothing known' }
)

/** A refund or a dispute of a payment. */
export interface Reversal {
  /** Null when it is of no intent. */
  readonly intentId: string | null
  /** How much of that intent went back so far; null when the event does not say so. */
  readonly amount: number | null
}

/** A refund of ours that the provider could not complete. */
export interface FailedRefund {
  /** Null for a refund that is none of ours. */
  readonly refundId: string | null
  readonly reason: string
}

/** Schemas for fields of one of Stripe's objects: another name, or another kind of value, does not compile. */
type Fields<Resource> = {
  readonly [Name in keyof Resource]?: z.ZodType<Resource[Name] | null | undefined>
}

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

const Metadata = z.record(z.string(), z.string()).nullish()

const PaymentIntent = z.object({
  id: Id,
  status: z.enum(STATUSES),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  metadata: Metadata,
  last_payment_error: z.object({ type: z.string() }).nullish(),
} satisfies Fields<Stripe.PaymentIntent>)

/** Events name the intent by its id; an account can have it expanded. */
const OfIntent = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]).nullish()

const Charge = z.object({
  payment_intent: OfIntent,
  amount_refunded: z.int().optional(),
} satisfies Fields<Stripe.Charge>)

const Dispute = z.object({ payment_intent: OfIntent } satisfies Fields<Stripe.Dispute>)

const Refund = z.object({
  metadata: Metadata,
  failure_reason: z.string().max(255).nullish(),
} satisfies Fields<Stripe.Refund>)

const Event = z.object({ id: Id, type: Id, data: z.object({ object: z.unknown() }) })

type Said = PaymentEvent extends infer Each
  ? Each extends PaymentEvent
    ? Omit<Each, 'id' | 'type'>
    : never
  : never

/** One reader for each type: an event that is added to the subscription does not compile without its own. */
const readers: { readonly [Type in KnownType]: (object: unknown) => Said } = {
  'payment_intent.succeeded': ofIntent,
  'payment_intent.payment_failed': ofIntent,
  'payment_intent.canceled': ofIntent,
  'charge.refunded': (object) => {
    const { payment_intent: intentId, amount_refunded: amount } = Charge.parse(object)
    return { about: 'reversal', reversal: { intentId: intentId ?? null, amount: amount ?? null } }
  },
  'charge.dispute.created': (object) => {
    const intentId = Dispute.parse(object).payment_intent ?? null
    return { about: 'reversal', reversal: { intentId, amount: null } }
  },
  'refund.failed': (object) => {
    const { metadata, failure_reason: reason } = Refund.parse(object)
    const refundId = z.uuid().safeParse(metadata?.['refund_id']).data ?? null
    return {
      about: 'failed refund',
      failedRefund: { refundId, reason: reason ?? 'The refund failed' },
    }
  },
}

/** Parses an event from a body whose signature was checked. @throws HttpError 400 for anything else */
export function readEvent(body: Buffer): PaymentEvent {
  const event = readSignedJson(body, toEvent)
  if (event) return event
  throw new HttpError({ status: 400, detail: 'This is no event that is known here' })
}

function toEvent(json: unknown): PaymentEvent {
  const { id, type, data } = Event.parse(json)
  const known = types.find((each) => each === type)
  // Stripe sends what the endpoint subscribes to, and an account may subscribe to more.
  if (!known) return { id, type: type as Stripe.Event['type'], about: 'nothing known' }
  return { id, type: known, ...readers[known](data.object) }
}

function ofIntent(object: unknown): Said {
  return { about: 'intent', intent: toIntent(PaymentIntent.parse(object)) }
}
