import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent, PaymentProvider } from '#src/modules/payment/provider.ts'
import type { PaymentRepository } from '#src/modules/payment/repository.ts'

interface Dependencies {
  readonly payments: PaymentProvider
  readonly repository: PaymentRepository
}

/**
 * The intent of an unpaid order, at the order's total. Order row first, intent second, its id saved third: a crash
 * between two of these is resumed by the next checkout, under the same key and with the same amount. An intent whose
 * id was never saved was never shown to anybody, so it cannot be paid.
 */
export async function ensureIntent(
  { payments, repository }: Dependencies,
  { order, checked }: { readonly order: Order; readonly checked: Intent | null },
): Promise<Intent> {
  let intent = checked ?? (await createIntent(payments, order))
  let { total } = order
  for (;;) {
    if (intent.amount !== total) intent = await payments.changeAmount(intent.id, total)
    const saved = await repository.saveIntent(order.id, intent.id)
    // Another tab may have re-priced the order while the provider was asked.
    if (saved.total === intent.amount) return intent
    total = saved.total
  }
}

function createIntent(payments: PaymentProvider, order: Order): Promise<Intent> {
  return payments.create({
    orderId: order.id,
    reference: order.collectionRef,
    amount: order.intentAmount,
    idempotencyKey: `order-${order.id}-${order.intentAttempt}`,
  })
}
