import type Stripe from 'stripe'
import { type FaultBody, StripeFault } from '../fault.ts'
import { stripeId, unixTime } from '../ids.ts'

export type IntentStatus = Exclude<Stripe.PaymentIntent.Status, 'processing' | 'requires_capture'>

/**
 * Stripe's own type, which is made from its OpenAPI document: it names every field that an intent has. Here they are
 * narrowed to what the stand-in gives.
 */
export interface PaymentIntent extends Stripe.PaymentIntent {
  client_secret: string
  customer: null
  last_payment_error: LastPaymentError | null
  latest_charge: string | null
  livemode: false
  payment_method: string | null
  status: IntentStatus
}

export type LastPaymentError = Omit<FaultBody, 'payment_intent'>

export type NewIntent = Pick<
  PaymentIntent,
  | 'amount'
  | 'automatic_payment_methods'
  | 'capture_method'
  | 'currency'
  | 'description'
  | 'metadata'
  | 'payment_method'
  | 'receipt_email'
  | 'shipping'
>

/** What this shop never uses: Connect, Radar's review, presentment in other currencies and so on. */
const unused = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const satisfies Partial<Stripe.PaymentIntent>

export function newPaymentIntent(details: NewIntent): PaymentIntent {
  const id = stripeId('pi')
  return {
    ...unused,
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: stripeId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: unixTime(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method_types: ['card'],
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
export function publicView(intent: Partial<Stripe.PaymentIntent>): Partial<Stripe.PaymentIntent> {
  const visible = Object.entries(intent).filter(([name]) => !secretFields.includes(name))
  return Object.fromEntries(visible)
}

/** Returns an error whose intent has only the fields that a browser may see. */
export function faultForBrowser(error: unknown): unknown {
  if (!(error instanceof StripeFault) || !error.body.payment_intent) return error
  const { status, body } = error
  return new StripeFault(status, { ...body, payment_intent: publicView(body.payment_intent ?? {}) })
}
