import { html } from '@darnley/node/html'
import type { Executor } from '#src/db/database.ts'
import { brandedMail, closingText, mailButton } from '#src/modules/outbox/mail-page.ts'
import { type Mail, nameOf, type Sender, type SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { isErased } from './erased.ts'
import { type Order, orderRepository } from './repository.ts'
import { statusWords } from './status-words.ts'

export const STATUS_MAIL = 'order-status'

interface Subject extends Pick<Order, 'id' | 'token' | 'collectionRef' | 'customerName' | 'email'> {
  readonly from: string
  readonly to: string
  readonly companySlug: string
}

export function statusMail(order: Subject, sender: Sender): Mail | null {
  const words = statusWords(order, sender.companyName)
  if (!words) return null
  const link = `${sender.siteUrl}/order?orderIdToken=${encodeURIComponent(order.token)}`
  return {
    to: order.email,
    replyTo: sender.replyTo({ type: 'order', id: order.id }),
    subject: `${words.heading}: your ${nameOf(sender)} order ${order.collectionRef}`,
    ...brandedMail({
      sender,
      heading: words.heading,
      orderNumber: order.collectionRef,
      content: html`<p>Dear ${order.customerName},</p>
        <p>${words.text}</p>
        <p>Your order number is <strong>${order.collectionRef}</strong>.</p>
        ${mailButton({ href: link, label: 'Follow your order', sender })}`,
    }),
    text: [
      words.heading,
      `Dear ${order.customerName},`,
      words.text,
      `Your order number is ${order.collectionRef}.`,
      `Follow your order: ${link}`,
      closingText(sender),
    ].join('\n\n'),
  }
}

/** Returns the template; an order erased in the meantime sends no mail. */
export function statusTemplate(
  db: Executor,
  { companySlug, senderOf }: { readonly companySlug: string; readonly senderOf: SenderOf },
): MailTemplate {
  return async ({ orderId, from, to }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    if (!order || isErased(order) || !from || !to) return null
    return statusMail({ ...order, from, to, companySlug }, await senderOf(order))
  }
}
