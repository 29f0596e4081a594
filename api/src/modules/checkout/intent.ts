import type { Order } from '#src/modules/orders/repository.ts'
import { type Intent, type PaymentProvider, ProviderSilent } from '#src/modules/payment/provider.ts'
import type { PaymentRepository } from '#src/modules/payment/repository.ts'

interface Dependencies {
  readonly payments: PaymentProvider
  readonly repository: PaymentRepository
}

/** The provider forgets keys after 24 hours: a retry after that would make a second intent. */
const KEY_LASTS_MS = 23 * 3_600_000

/**
 * The intent of an unpaid order, at the order's total: the one that was just looked at, if it is the order's own. Order row first, intent second, its id saved third: a crash
 * between two of these is resumed by the next checkout, under the same key. An intent whose id was never saved was
 * never shown to anybody, so it cannot be paid. Null when another tab changed the order meanwhile: look again.
 */
export async function ensureIntent(
  { payments, repository }: Dependencies,
  { order, checked }: { readonly order: Order; readonly checked: Intent | null },
): Promise<Intent | null> {
  const own = checked?.id === order.paymentIntentId ? checked : null
  const intent = own ?? (await findOrCreate({ payments, repository }, order))
  return (await repository.saveIntent(order.id, intent)) ? intent : null
}

/** Where the provider may have made one that nobody heard of, it is asked first. */
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

/** The key says the amount too: another amount is another intent, and no intent ever changes its own. */
function create(payments: PaymentProvider, order: Order): Promise<Intent> {
  return payments.create({
    orderId: order.id,
    reference: order.collectionRef,
    amount: order.total,
    idempotencyKey: `order-${order.id}-${order.intentAttempt}-${order.total}`,
  })
}
