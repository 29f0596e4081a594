import type { z } from 'zod'
import { acceptCard, cardOfToken, type CardDetails, type ChargeableCard } from '../cards.ts'
import { invalidRequest, notFound, StripeFault } from '../fault.ts'
import type { EventContext } from '../webhooks/repository.ts'
import type { createParameters } from './parameters.ts'
import { newPaymentIntent, type PaymentIntent } from './payment-intent.ts'
import { findCard, lockIntent, saveCard, saveIntent } from './repository.ts'
import { confirmWith, type Step } from './rules.ts'

/** The context of a call. */
export type CallContext = EventContext

/** A response that commits what was written. A decline is one; a thrown fault is not. */
export interface Answer {
  status: number
  body: unknown
}

export interface CardChoice {
  payment_method?: string | undefined
  payment_method_data?: { card: CardDetails } | undefined
}

type CreateParameters = z.output<typeof createParameters>

export async function createIntent(
  context: CallContext,
  parameters: CreateParameters,
): Promise<Answer> {
  checkAmount(parameters.amount, parameters.currency)
  const { confirm, payment_method, ...details } = parameters
  const intent = newPaymentIntent({
    amount: details.amount,
    currency: details.currency,
    capture_method: details.capture_method,
    automatic_payment_methods: details.automatic_payment_methods ?? null,
    description: details.description ?? null,
    metadata: details.metadata ?? {},
    payment_method: payment_method ?? null,
    receipt_email: details.receipt_email ?? null,
    shipping: details.shipping ?? null,
  })
  const created = await take(context, { intent, event: 'payment_intent.created' })
  return confirm ? confirmIntent(context, { intent, card: { payment_method } }) : created
}

export async function confirmIntent(
  context: CallContext,
  { intent, card }: { intent: PaymentIntent; card: CardChoice },
): Promise<Answer> {
  const chosen = await chooseCard(context, { intent, card })
  return take(context, confirmWith(intent, chosen))
}

/** Stores a step with its event and returns the response. */
export async function take(context: CallContext, step: Step): Promise<Answer> {
  await saveIntent(context, step)
  return step.decline
    ? { status: 402, body: { error: step.decline } }
    : { status: 200, body: step.intent }
}

export async function requireLockedIntent(
  context: CallContext,
  { id, clientSecret }: { id: string; clientSecret?: string | undefined },
): Promise<PaymentIntent> {
  const intent = await lockIntent(context.transaction, id)
  const isAllowed = clientSecret === undefined || intent?.client_secret === clientSecret
  if (!intent || !isAllowed) throw notFound('payment_intent', id)
  return intent
}

export function checkAmount(amount: number, currency: string): void {
  if (currency !== 'gbp' || amount >= 30) return
  throw invalidRequest('Amount must be at least £0.30 gbp', {
    code: 'amount_too_small',
    param: 'amount',
  })
}

async function chooseCard(
  { transaction }: CallContext,
  { intent, card }: { intent: PaymentIntent; card: CardChoice },
): Promise<ChargeableCard> {
  const id = card.payment_method ?? intent.payment_method
  if (!card.payment_method_data && id) {
    const known = await findCard(transaction, id)
    if (known) return known
  }
  const chosen = card.payment_method_data
    ? acceptCard(card.payment_method_data.card)
    : tokenCard(id)
  await saveCard(transaction, chosen)
  return chosen
}

function tokenCard(id: string | null): ChargeableCard {
  if (!id) {
    const message = 'You cannot confirm this PaymentIntent because it is missing a payment method.'
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state' })
  }
  const card = cardOfToken(id)
  if (!card) {
    const message = `No such PaymentMethod: '${id}'`
    const details = { code: 'resource_missing', param: 'payment_method' }
    throw new StripeFault(400, { type: 'invalid_request_error', message, ...details })
  }
  return card
}
