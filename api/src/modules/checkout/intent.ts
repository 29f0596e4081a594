import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent } from '#src/modules/payment/intent.ts'
import { type PaymentProvider, ProviderSilent } from '#src/modules/payment/provider.ts'
import type { PaymentRepository } from '#src/modules/payment/repository.ts'

interface Dependencies {
  readonly payments: PaymentProvider
  readonly repository: PaymentRepository
}

/** The provider forgets keys after 24 hours. A later retry would create a second intent. */
const KEY_LASTS_MS = 23 * 3_600_000

/**
 * Returns the intent of an unpaid order at its total, reusing the one just retrieved if it belongs to the order. The
 * order row is written first, the intent created second and its id saved third. The next checkout resumes after a
 * crash between two of these, under the same key. An intent whose id was never saved was never shown, so it cannot be
 * paid. Returns null when another tab changed the order in the meantime, and the caller retries.
 */
export async function ensureIntent(
  { payments, repository }: Dependencies,
  { order, checked }: { readonly order: Order; readonly checked: Intent | null },
): Promise<Intent | null> {
  const own = checked?.id === order.paymentIntentId ? checked : null
  const intent = own ?? (await findOrCreate({ payments, repository }, order))
  return (await repository.saveIntent(order.id, intent)) ? intent : null
}

/** Queries the provider first when it may have created an intent without answering. */
async function findOrCreate({ payments, repository }: Dependencies, order: Order): Promise<Intent> {
  const isKeyOld = Date.now() - order.createdAt.getTime() > KEY_LASTS_MS
  const known =
    order.isIntentInDoubt || isKeyOld
      ? await payments.findOpen({ orderId: order.id, amount: order.total })
      : null
  if (known) return known
  try {
    return await create(payments, order)
  } catch (error) {
    if (error instanceof ProviderSilent && error.status === 502) await repository.doubtIntent(order)
    throw error
  }
}

/**
 * Creates an intent. Its key contains the amount, so another amount gives another intent and no intent changes its
 * own.
 */
function create(payments: PaymentProvider, order: Order): Promise<Intent> {
  return payments.create({
    orderId: order.id,
    reference: order.collectionRef,
    amount: order.total,
    idempotencyKey: `order-${order.id}-${order.intentAttempt}-${order.total}`,
  })
}
