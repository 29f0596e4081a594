import type { FaultBody } from '../fault.ts'
import { stripeId, unixTime } from '../ids.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

/** Field names, units (minor units, seconds) and nulls are Stripe's. */
export interface PaymentIntent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { allow_redirects: string; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic' | 'automatic_async'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: null
  description: string | null
  last_payment_error: FaultBody | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: string } } | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  setup_future_usage: null
  shipping: Record<string, unknown> | null
  status: IntentStatus
}

export interface NewIntent {
  amount: number
  currency: string
  capture_method: 'automatic' | 'automatic_async'
  automatic_payment_methods: PaymentIntent['automatic_payment_methods']
  description: string | null
  metadata: Record<string, string>
  payment_method: string | null
  receipt_email: string | null
  shipping: PaymentIntent['shipping']
}

export function newPaymentIntent(details: NewIntent): PaymentIntent {
  const id = stripeId('pi')
  return {
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: stripeId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: unixTime(),
    customer: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method_types: ['card'],
    setup_future_usage: null,
    status: details.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    ...details,
  }
}

const secretFields = [
  'amount_capturable',
  'amount_received',
  'customer',
  'latest_charge',
  'metadata',
]

/** Returns the fields that a browser with a publishable key may see. */
export function publicView(intent: PaymentIntent): Partial<PaymentIntent> {
  const visible = Object.entries(intent).filter(([name]) => !secretFields.includes(name))
  return Object.fromEntries(visible)
}
