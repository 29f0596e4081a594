import type { ChargeableCard } from '../cards.ts'
import { invalidRequest, type FaultBody, type StripeFault } from '../fault.ts'
import { stripeId, unixTime } from '../ids.ts'
import type { IntentStatus, LastPaymentError, PaymentIntent } from './payment-intent.ts'

export type IntentEvent =
  | 'payment_intent.created'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'

/** The intent after a step, the webhook event, and whether the caller gets a decline. */
export interface Step {
  intent: PaymentIntent
  event?: IntentEvent
  decline?: FaultBody
}

const open: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

export function confirmWith(intent: PaymentIntent, { method, outcome }: ChargeableCard): Step {
  requireOpen(intent, 'confirm')
  if (outcome === 'pays') return succeed({ ...intent, payment_method: method.id })
  if (outcome === 'declined') return fail(intent, { ...declined, payment_method: method })
  const next_action: PaymentIntent['next_action'] = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect' },
  }
  return {
    intent: { ...intent, payment_method: method.id, status: 'requires_action', next_action },
  }
}

/** Applies the result of the bank's page. */
export function authenticate(intent: PaymentIntent, outcome: 'complete' | 'fail'): Step {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate')
  return outcome === 'complete' ? succeed(intent) : fail(intent, unauthenticated)
}

export function cancel(intent: PaymentIntent, reason: string | null): Step {
  requireOpen(intent, 'cancel')
  const changes = { canceled_at: unixTime(), cancellation_reason: reason, next_action: null }
  return { intent: { ...intent, ...changes, status: 'canceled' }, event: 'payment_intent.canceled' }
}

export interface IntentChanges {
  amount?: number | undefined
  currency?: string | undefined
  description?: string | undefined
  metadata?: Record<string, string> | undefined
  receipt_email?: string | undefined
}

/** Changes an intent. A new amount ends a pending 3-D Secure step, which was for the old amount. */
export function update(intent: PaymentIntent, changes: IntentChanges): Step {
  const { metadata, ...fields } = changes
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (given.length > 0) requireOpen(intent, 'update')
  const changed = { ...intent, ...Object.fromEntries(given) }
  const merged = { ...intent.metadata, ...metadata }
  // Stripe removes a metadata key with an empty value.
  changed.metadata = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  const isRepriced = changed.amount !== intent.amount && intent.status === 'requires_action'
  return { intent: isRepriced ? withoutMethod(changed) : changed }
}

function succeed(intent: PaymentIntent): Step {
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: stripeId('ch'),
    next_action: null,
    status: 'succeeded',
  }
  return { intent: paid, event: 'payment_intent.succeeded' }
}

function fail(intent: PaymentIntent, error: LastPaymentError): Step {
  const failed = { ...withoutMethod(intent), last_payment_error: error }
  const isLastPaymentError = error.type === 'card_error'
  return {
    intent: failed,
    event: 'payment_intent.payment_failed',
    ...(isLastPaymentError && { decline: { ...error, payment_intent: failed } }),
  }
}

function withoutMethod(intent: PaymentIntent): PaymentIntent {
  const status: IntentStatus = 'requires_payment_method'
  return { ...intent, payment_method: null, next_action: null, status }
}

function requireOpen(intent: PaymentIntent, action: string): void {
  if (!open.includes(intent.status)) throw unexpectedState(intent, action)
}

function unexpectedState(intent: PaymentIntent, action: string): StripeFault {
  const message = `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`
  const code = 'payment_intent_unexpected_state'
  return invalidRequest(message, { code, payment_intent: intent })
}

const declined: LastPaymentError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card has been declined.',
}

const unauthenticated: LastPaymentError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
