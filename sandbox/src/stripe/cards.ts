import type Stripe from 'stripe'
import { stripeId, unixTime } from './ids.ts'
import { StripeFault } from './fault.ts'

/** Outcome of charging a card. */
export type CardOutcome = 'pays' | 'declined' | 'asks-for-3ds'

interface TestCard {
  number: string
  /** Stripe's name for the card without a form: `payment_method: 'pm_card_visa'`. */
  token: string
  outcome: CardOutcome
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', outcome: 'pays' },
  { number: '4000000000000002', token: 'pm_card_visa_chargeDeclined', outcome: 'declined' },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequired',
    outcome: 'asks-for-3ds',
  },
]

export interface CardDetails {
  number: string
  exp_month: string
  exp_year: string
  cvc: string
}

/** The storable part of a card, with each field that Stripe's type names. */
export interface PaymentMethod extends Stripe.PaymentMethod {
  type: 'card'
  card: Stripe.PaymentMethod.Card
}

export interface ChargeableCard {
  method: PaymentMethod
  outcome: CardOutcome
}

/** Returns the card. Like Stripe, refuses cards other than test cards, expired ones and malformed codes. */
export function acceptCard(details: CardDetails, now = new Date()): ChargeableCard {
  const number = details.number.replaceAll(/[\s-]/g, '')
  const card = testCards.find((candidate) => candidate.number === number)
  if (!card) throw cardFault('incorrect_number', 'Your card number is invalid.')
  const expiry = { month: Number(details.exp_month), year: fullYear(details.exp_year) }
  checkExpiry(expiry, now)
  if (!/^\d{3}$/.test(details.cvc)) {
    throw cardFault('invalid_cvc', "Your card's security code is invalid.")
  }
  return chargeable(card, expiry)
}

export function cardOfToken(token: string, now = new Date()): ChargeableCard | undefined {
  const card = testCards.find((candidate) => candidate.token === token)
  return card && chargeable(card, { month: 12, year: now.getUTCFullYear() + 3 })
}

const visa = {
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'GB',
  display_brand: 'visa',
  funding: 'credit',
  generated_from: null,
  networks: { available: ['visa'], preferred: null },
  regulated_status: null,
  three_d_secure_usage: { supported: true },
  wallet: null,
} satisfies Partial<Stripe.PaymentMethod.Card>

interface Expiry {
  month: number
  year: number
}

function chargeable(card: TestCard, expiry: Expiry): ChargeableCard {
  const { month: exp_month, year: exp_year } = expiry
  const last4 = card.number.slice(-4)
  const method: PaymentMethod = {
    id: stripeId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: { ...visa, last4, exp_month, exp_year },
    created: unixTime(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  return { method, outcome: card.outcome }
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function checkExpiry({ month, year }: Expiry, now: Date): void {
  if (!(month >= 1 && month <= 12)) {
    throw cardFault('invalid_expiry_month', "Your card's expiration month is invalid.")
  }
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + month - (now.getUTCMonth() + 1)
  if (!(monthsLeft >= 0 && monthsLeft <= 12 * 50)) {
    throw cardFault('invalid_expiry_year', "Your card's expiration year is invalid.")
  }
}

function cardFault(code: string, message: string): StripeFault {
  return new StripeFault(402, { type: 'card_error', code, message })
}
