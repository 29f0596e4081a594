import { type ArrivedGarment, arrivalWords } from '@darnley/domain/arrival-words'
import { html } from '@darnley/node/html'
import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { brandedMail, closingText, mailButton } from '#src/modules/outbox/mail-page.ts'
import { type Mail, nameOf, type Sender, type SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { photoRepository } from '#src/modules/photos/repository.ts'
import { garmentsOf } from './repository.ts'

export const ARRIVAL_MAIL = 'order-arrived'

interface Subject {
  readonly order: Pick<Order, 'id' | 'token' | 'collectionRef' | 'customerName' | 'email' | 'dueOn'>
  readonly garments: readonly ArrivedGarment[]
  readonly hasPhotos: boolean
  /** What a colleague adds; may be empty. */
  readonly message: string
}

export function arrivalMail(
  { order, garments, hasPhotos, message }: Subject,
  sender: Sender,
): Mail {
  const { heading, lines } = arrivalWords({ garments, dueOn: order.dueOn, hasPhotos })
  const paragraphs = message === '' ? lines : [...lines, message]
  const link = `${sender.siteUrl}/order?orderIdToken=${encodeURIComponent(order.token)}`
  return {
    to: order.email,
    replyTo: sender.replyTo({ type: 'order', id: order.id }),
    subject: `${heading}: your ${nameOf(sender)} order ${order.collectionRef}`,
    ...brandedMail({
      sender,
      heading,
      orderNumber: order.collectionRef,
      content: html`<p>Dear ${order.customerName},</p>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        <p>Your order number is <strong>${order.collectionRef}</strong>.</p>
        ${mailButton({ href: link, label: 'Follow your order', sender })}`,
    }),
    text: [
      heading,
      `Dear ${order.customerName},`,
      ...paragraphs,
      `Your order number is ${order.collectionRef}.`,
      `Follow your order: ${link}`,
      closingText(sender),
    ].join('\n\n'),
  }
}

/** Returns the template; an order erased in the meantime sends no mail. */
export function arrivalTemplate(db: Executor, senderOf: SenderOf): MailTemplate {
  return async ({ orderId, message = '' }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    if (!order || isErased(order)) return null
    const garments = (await garmentsOf(db, order.id)).map((row) => ({
      name: order.entries[row.number - 1]?.item.name ?? '',
      isExtra: row.entryId === null,
      found: row.found,
      words: row.foundWords,
    }))
    const photos = await photoRepository(db).ofOrder(order.id)
    const hasPhotos = photos.some(({ kind }) => kind === 'arrival')
    return arrivalMail({ order, garments, hasPhotos, message }, await senderOf(order))
  }
}
