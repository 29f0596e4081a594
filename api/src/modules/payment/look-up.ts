import type { Database } from '#src/db/database.ts'
import type { PaymentProvider } from './provider.ts'
import { type EventToLookUp, paymentRepository } from './repository.ts'
import type { Settle } from './settle.ts'

interface Dependencies {
  readonly db: Database
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly log: { warn(details: object, message: string): void }
}

/**
 * Asks the provider about a payment that an event named and no order holds. Only the provider's own response counts.
 */
export async function lookUp(
  { db, payments, settle, log }: Dependencies,
  event: EventToLookUp,
): Promise<void> {
  const { paymentIntentId: intentId } = event
  const intent = intentId === null ? null : await payments.find(intentId)
  const order = intent && (await settle({ intent }))
  if (!order) log.warn({ event: event.id, isKnown: intent !== null }, 'a payment matches no order')
  await paymentRepository(db).closeLookUp({ id: event.id, orderId: order?.id ?? null })
}
