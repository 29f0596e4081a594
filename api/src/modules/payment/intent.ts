import type Stripe from 'stripe'

type Provided = Stripe.PaymentIntent

/** What the api needs to know of one of Stripe's payment intents. */
export interface Intent {
  readonly id: Provided['id']
  readonly status: Provided['status']
  readonly amount: Provided['amount']
  readonly amountReceived: Provided['amount_received']
  readonly currency: Provided['currency']
  readonly clientSecret: Provided['client_secret']
  /** Order of the intent, from its metadata. */
  readonly orderId: string | null
  /** Proposal whose difference it pays, from its metadata. */
  readonly proposalId: string | null
  /** Whether a card was tried and not charged. */
  readonly hasFailed: boolean
}

type Needed = Pick<Provided, 'id' | 'status' | 'amount' | 'amount_received' | 'currency'>
type Optional = Pick<Provided, 'client_secret' | 'metadata' | 'last_payment_error'>

/** Returns it from the provider's answer, or from an event, which may lack what is not needed to settle an order. */
export function toIntent(
  intent: Needed & { readonly [Name in keyof Optional]?: Optional[Name] | null | undefined },
): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    clientSecret: intent.client_secret ?? null,
    orderId: intent.metadata?.['order_id'] ?? null,
    proposalId: intent.metadata?.['proposal_id'] ?? null,
    hasFailed: intent.last_payment_error != null,
  }
}
