import { html } from '@darnley/node/html'
import type { Order } from '#src/modules/orders/repository.ts'
import { brandedMail, closingText, mailButton } from './mail-page.ts'
import { type Mail, nameOf, type Sender } from './mail.ts'

export interface CustomerMail {
  readonly order: Pick<Order, 'id' | 'token' | 'collectionRef' | 'customerName' | 'email'>
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Label of the button to the page of the order; without one there is no button. */
  readonly button?: string
}

/** Returns a mail to the customer of an order, with the link to its page. */
export function customerMail(
  { order, heading, paragraphs, button }: CustomerMail,
  sender: Sender,
): Mail {
  const { id, token, collectionRef, customerName, email } = order
  const link = `${sender.siteUrl}/order?orderIdToken=${encodeURIComponent(token)}`
  const number = `Your order number is ${collectionRef}.`
  return {
    to: email,
    replyTo: sender.replyTo({ type: 'order', id }),
    subject: `${heading}: your ${nameOf(sender)} order ${collectionRef}`,
    ...brandedMail({
      sender,
      heading,
      orderNumber: collectionRef,
      content: html`<p>Dear ${customerName},</p>
        ${[...paragraphs, number].map((text) => html`<p style="white-space:pre-wrap">${text}</p>`)}
        ${button ? mailButton({ href: link, label: button, sender }) : html``}`,
    }),
    text: [
      heading,
      `Dear ${customerName},`,
      ...paragraphs,
      number,
      ...(button ? [`${button}: ${link}`] : []),
      closingText(sender),
    ].join('\n\n'),
  }
}
