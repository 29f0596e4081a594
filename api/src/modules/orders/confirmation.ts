import type { Sender } from '#src/modules/outbox/mail.ts'
import { orderConfirmation } from '#src/modules/outbox/order-confirmation.ts'
import type { OutgoingMail } from '#src/modules/outbox/repository.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import type { WithPlaces } from '#src/modules/places/places.ts'
import { pointsOf } from '#src/modules/places/points.ts'
import { isErased } from './erased.ts'
import { type Order, orderRepository } from './repository.ts'

export const CONFIRMATION = 'order-confirmation'

/** Returns the key and template of an order's confirmation, which is sent once. */
export function confirmationOf({ id }: Pick<Order, 'id'>): Pick<OutgoingMail, 'key' | 'template'> {
  return { key: `${CONFIRMATION}:${id}`, template: CONFIRMATION }
}

/** Returns the template; an order erased in the meantime sends no mail. */
export function confirmationTemplate({ db, places }: WithPlaces, sender: Sender): MailTemplate {
  return async ({ orderId }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    if (!order || isErased(order)) return null
    const points = await pointsOf(places, [order.collectionProvider, order.dropoffProvider])
    return orderConfirmation({ ...order, points }, sender)
  }
}
