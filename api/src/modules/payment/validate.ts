import type { PaymentState } from '@darnley/contract/checkout'
import type { Database } from '#src/db/database.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { PaymentProvider } from './provider.ts'
import { findRefund } from './refund-repository.ts'
import { paymentState, stateOf } from './rules.ts'
import type { Settle } from './settle.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
}

/** Returns whether an order is paid; asks the provider when its webhook has not arrived yet. */
export async function validatePayment(
  { db, payments, settle }: Dependencies,
  order: Order,
): Promise<PaymentState> {
  const known = await knownState(db, order)
  if (known) return known
  // Without an intent no client secret was given out, so it cannot have been paid.
  if (!order.paymentIntentId) return 'awaiting_payment'
  const intent = await payments.retrieve(order.paymentIntentId)
  if (intent.status !== 'succeeded') return stateOf(intent)
  const settled = await settle({ intent })
  return (settled && (await knownState(db, settled))) ?? stateOf(intent)
}

async function knownState(db: Database, order: Order): Promise<PaymentState | null> {
  return paymentState(order, await findRefund(db, order))
}
