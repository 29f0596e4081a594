import type Stripe from 'stripe'
import { stripeId } from '../ids.ts'
import type { PaymentIntent } from '../payment-intents/payment-intent.ts'

/** What this shop never uses: Connect, Radar's review, receipts of Stripe and so on. */
const unused = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  customer: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  on_behalf_of: null,
  outcome: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>

/** Returns the charge of a paid intent, of which so much went back. */
export function chargeOf(intent: PaymentIntent, amountRefunded: number): Stripe.Charge {
  return {
    ...unused,
    id: intent.latest_charge ?? stripeId('ch'),
    object: 'charge',
    amount: intent.amount_received,
    amount_captured: intent.amount_received,
    amount_refunded: amountRefunded,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    captured: true,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    refunded: amountRefunded === intent.amount_received,
    shipping: null,
    status: 'succeeded',
  }
}
