import { arrivalWords } from '@darnley/domain/arrival-words'
import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { photoRepository } from '#src/modules/photos/repository.ts'
import { arrivedGarment, clothesMail } from './clothes-mail.ts'
import { garmentsOf } from './repository.ts'

export const ARRIVAL_MAIL = 'order-arrived'

/** Returns the template; an order erased in the meantime sends no mail. */
export function arrivalTemplate(db: Executor, senderOf: SenderOf): MailTemplate {
  return async ({ orderId, message = '' }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    if (!order || isErased(order)) return null
    const garments = (await garmentsOf(db, order.id)).map((row) => arrivedGarment(order, row))
    const photos = await photoRepository(db).ofOrder(order.id)
    const hasPhotos = photos.some(({ kind }) => kind === 'arrival')
    const { heading, lines } = arrivalWords({ garments, dueOn: order.dueOn, hasPhotos })
    const paragraphs = message === '' ? lines : [...lines, message]
    return clothesMail({ order, heading, paragraphs }, await senderOf(order))
  }
}
