import { foundLaterWords } from '@darnley/domain/arrival-words'
import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import type { SenderOf } from '#src/modules/outbox/mail.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { arrivedGarment, clothesMail } from './clothes-mail.ts'
import { type GarmentRow, garmentsOf } from './repository.ts'

export const FOUND_LATER_MAIL = 'garment-arrived'

/** Adds the mail that says that a missing garment is here: one for each garment, however often it is corrected. */
export async function tellFoundLater(db: Executor, { id, orderId }: GarmentRow): Promise<void> {
  await createOutboxRepository(db).add({
    key: `${FOUND_LATER_MAIL}:${id}`,
    notificationType: 'order_status_update',
    template: FOUND_LATER_MAIL,
    payload: { orderId, garmentId: id },
  })
}

/** Returns the template; nothing is sent when the garment is missing again, or the order was erased. */
export function foundLaterTemplate(db: Executor, senderOf: SenderOf): MailTemplate {
  return async ({ orderId, garmentId }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    if (!order || isErased(order)) return null
    const garments = await garmentsOf(db, order.id)
    const row = garments.find(({ id }) => id === garmentId)
    if (!row || row.found === 'missing') return null
    const missing = garments.filter(({ state }) => state === 'missing')
    const { heading, lines: paragraphs } = foundLaterWords({
      garment: arrivedGarment(order, row),
      isEnded: row.isEnded,
      missing: missing.map((one) => arrivedGarment(order, one).name),
    })
    return clothesMail({ order, heading, paragraphs }, await senderOf(order))
  }
}
