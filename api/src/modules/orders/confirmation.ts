import type { Executor } from '#src/db/database.ts'
import { orderConfirmation, type Sender } from '#src/modules/outbox/order-confirmation.ts'
import type { OutgoingMail } from '#src/modules/outbox/repository.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { isErased } from './erased.ts'
import { type Order, orderRepository } from './repository.ts'

export const CONFIRMATION = 'order-confirmation'

/** The confirmation of an order, which is sent once. */
export function confirmationOf({ id }: Pick<Order, 'id'>): Pick<OutgoingMail, 'key' | 'template'> {
  return { key: `${CONFIRMATION}:${id}`, template: CONFIRMATION }
}

/** An order that was erased in the meantime gets no mail. */
export function confirmationTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ orderId }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    return order && !isErased(order) ? orderConfirmation(order, sender) : null
  }
}
