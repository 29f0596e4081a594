import type { Executor } from '#src/db/database.ts'
import { orderConfirmation, type Sender } from '#src/modules/outbox/order-confirmation.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { isErased } from './erased.ts'
import { type Order, orderRepository } from './repository.ts'

export const CONFIRMATION = 'order-confirmation'

/** In the transaction that places the order; a second call for the same order changes nothing. */
export async function addConfirmation(
  db: Executor,
  order: Pick<Order, 'id' | 'traceparent'>,
): Promise<void> {
  await createOutboxRepository(db).add({
    key: `${CONFIRMATION}:${order.id}`,
    notificationType: 'order_status_update',
    template: CONFIRMATION,
    payload: { orderId: order.id },
    traceparent: order.traceparent,
  })
}

/** An order that was erased in the meantime gets no mail. */
export function confirmationTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ orderId }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    return order && !isErased(order) ? orderConfirmation(order, sender) : null
  }
}
