import type Stripe from 'stripe'

export interface Intent {
  readonly id: string
  readonly status: Stripe.PaymentIntent.Status
  readonly amount: number
  readonly amountReceived: number
  readonly currency: string
  readonly clientSecret: string | null
  /** Order of the intent, from its metadata. */
  readonly orderId: string | null
  /** Whether a card was tried and not charged. */
  readonly hasFailed: boolean
}

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Null for an event about anything other than a payment intent. */
  readonly intent: Intent | null
  /** Intent of a refund or dispute; null for other events. */
  readonly reversedIntentId: string | null
}
