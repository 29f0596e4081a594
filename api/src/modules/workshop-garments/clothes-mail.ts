/** Mails about what has arrived: the same frame for the whole order and for one garment that came later. */
import type { ArrivedGarment } from '@darnley/domain/arrival-words'
import { html } from '@darnley/node/html'
import type { Order } from '#src/modules/orders/repository.ts'
import { brandedMail, closingText, mailButton } from '#src/modules/outbox/mail-page.ts'
import { type Mail, nameOf, type Sender } from '#src/modules/outbox/mail.ts'
import type { GarmentRow } from './repository.ts'

interface Subject {
  readonly order: Pick<Order, 'id' | 'token' | 'collectionRef' | 'customerName' | 'email'>
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export function clothesMail({ order, heading, paragraphs }: Subject, sender: Sender): Mail {
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

/** Returns a garment as the words for its customer need it. */
export function arrivedGarment(
  { entries }: Pick<Order, 'entries'>,
  { number, entryId, found, foundWords }: GarmentRow,
): ArrivedGarment {
  const name = entries[number - 1]?.item.name ?? ''
  return { name, isExtra: entryId === null, found, words: foundWords }
}
