import type { SenderOf } from '#src/modules/outbox/mail.ts'
import { orderConfirmation } from '#src/modules/outbox/order-confirmation.ts'
import type { OutgoingMail } from '#src/modules/outbox/repository.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { type Attaching, attachmentsOf } from './attachments.ts'
import type { CustomerReader } from './customer-view.ts'
import { isErased } from './erased.ts'
import { planOf } from './plan.ts'
import { type Order, orderRepository } from './repository.ts'

export const CONFIRMATION = 'order-confirmation'

/** Returns the key and template of an order's confirmation, which is sent once. */
export function confirmationOf({ id }: Pick<Order, 'id'>): Pick<OutgoingMail, 'key' | 'template'> {
  return { key: `${CONFIRMATION}:${id}`, template: CONFIRMATION }
}

/** Returns the template; an order that was erased or cancelled in the meantime sends no mail. */
export function confirmationTemplate(
  deps: CustomerReader & Attaching,
  senderOf: SenderOf,
): MailTemplate {
  return async ({ orderId }) => {
    const order = orderId ? await orderRepository(deps.db).byId(orderId) : null
    if (!order || isErased(order) || order.status === 'cancelled') return null
    const planned = await planOf({ ...deps, company: deps.config.company }, order)
    const attachments = await attachmentsOf(deps, { order, planned })
    return orderConfirmation({ ...planned, token: order.token, attachments }, await senderOf(order))
  }
}
