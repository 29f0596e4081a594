import { html } from '@darnley/node/html'
import { formatMoney } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { type Refund, refundRepository } from './refund-repository.ts'

export const REFUND_MAIL = 'payment-refunded'

type Subject = Pick<Order, 'collectionRef' | 'customerName' | 'email'> & Pick<Refund, 'amount'>

export function refundMail(refunded: Subject, sender: Sender): Mail {
  const { collectionRef, customerName, email } = refunded
  const amount = formatMoney(refunded.amount)
  const heading = `We have refunded ${amount}`
  const why = `Your payment of ${amount} for order ${collectionRef} was for something that you had already paid for.`
  const what =
    'We have refunded it in full to the card or account that you paid with. It can take up to 10 days to appear on your statement.'
  const next =
    'There is nothing you need to do. What you had not paid for yet is still in your basket.'
  return {
    to: email,
    subject: `${heading}: your ${sender.companyName} order ${collectionRef}`,
    html: mailPage({
      sender,
      heading,
      content: html`<p>Dear ${customerName},</p>
        <p>${why}</p>
        <p>${what}</p>
        <p>${next}</p>`,
    }),
    text: [
      heading,
      `Dear ${customerName},`,
      why,
      what,
      next,
      `Questions? Write to ${sender.supportEmail}.\n${sender.companyName}`,
    ].join('\n\n'),
  }
}

/** Returns the template; an order erased in the meantime sends no mail. */
export function refundTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ refundId }) => {
    const refund = refundId ? await refundRepository(db).byId(refundId) : null
    const order = refund && (await orderRepository(db).byId(refund.orderId))
    return refund && order && !isErased(order)
      ? refundMail({ ...order, amount: refund.amount }, sender)
      : null
  }
}
