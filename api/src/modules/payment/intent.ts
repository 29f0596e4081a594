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
  /** Proposal whose difference it pays, from its metadata. */
  readonly proposalId: string | null
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
  /** How much of that intent went back so far; null when the event does not say so. */
  readonly reversedAmount: number | null
  /** A refund of ours that the provider could not complete; null for other events. */
  readonly failedRefund: { readonly refundId: string; readonly reason: string } | null
}
