import { z } from 'zod'
import type { StripeApi } from '../api.ts'
import { invalidRequest, notFound } from '../fault.ts'
import { stripeId, unixTime } from '../ids.ts'
import { readParameters } from '../payment-intents/parameters.ts'
import type { PaymentIntent } from '../payment-intents/payment-intent.ts'
import { requireLockedIntent } from '../payment-intents/service.ts'
import { recordEvent } from '../webhooks/repository.ts'
import { chargeOf } from './charge.ts'
import {
  findRefund,
  refundedAmount,
  refundsOfIntent,
  saveRefund,
  type Refund,
} from './repository.ts'

const parameters = z.strictObject({
  payment_intent: z.string(),
  amount: z
    .string()
    .regex(/^\d{1,8}$/)
    .transform(Number)
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  expand: z.array(z.string()).optional(),
})

const listParameters = z.strictObject({
  payment_intent: z.string(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  expand: z.array(z.string()).optional(),
})

export function refundRoutes({ forServers }: StripeApi): void {
  forServers.post('/refunds', async (context, { form }) => {
    const asked = readParameters(parameters, form)
    const intent = await requireLockedIntent(context, { id: asked.payment_intent })
    const before = await refundedAmount(context.transaction, intent.id)
    const amount = asked.amount ?? intent.amount_received - before
    requireRefundable(intent, { amount, before })
    const { reason = null, metadata = {} } = asked
    const refund = newRefund(intent, { amount, reason, metadata })
    await saveRefund(context.transaction, refund)
    const charge = chargeOf(intent, before + amount)
    await recordEvent(context, { type: 'charge.refunded', object: charge })
    return { status: 200, body: refund }
  })

  forServers.get('/refunds', async ({ transaction }, { form }) => {
    const { payment_intent: intentId, limit } = readParameters(listParameters, form)
    const data = await refundsOfIntent(transaction, { intentId, limit })
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
  })

  forServers.get('/refunds/:id', async ({ transaction }, { id }) => {
    const refund = await findRefund(transaction, id)
    if (!refund) throw notFound('refund', id)
    return { status: 200, body: refund }
  })
}

function requireRefundable(
  intent: PaymentIntent,
  { amount, before }: { amount: number; before: number },
): void {
  if (intent.status !== 'succeeded') {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.')
  }
  if (amount > 0 && before + amount <= intent.amount_received) return
  const code = before >= intent.amount_received ? 'charge_already_refunded' : 'amount_too_large'
  throw invalidRequest('Refund amount is greater than what is left of the charge.', { code })
}

function newRefund(
  intent: PaymentIntent,
  details: Pick<Refund, 'amount' | 'reason' | 'metadata'>,
): Refund {
  return {
    id: stripeId('re'),
    object: 'refund',
    balance_transaction: null,
    charge: intent.latest_charge,
    created: unixTime(),
    currency: intent.currency,
    customer: null,
    customer_account: null,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...details,
  }
}
