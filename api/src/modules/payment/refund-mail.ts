import { formatMoney } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import type { Mail, Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { type Refund, refundRepository } from './refund-repository.ts'
import { refundReason } from './refund-words.ts'

export const REFUND_MAIL = 'payment-refunded'

interface Subject {
  readonly order: Order
  readonly refund: Pick<Refund, 'amount' | 'cause' | 'reason' | 'paymentIntentId'>
}

const CARD =
  'We have refunded it to the card or account that you paid with. It can take up to 10 days to appear on your statement.'

const CREDIT_NOTE = 'The credit note is on the page of your order.'

export function refundMail({ order, refund }: Subject, sender: Sender): Mail {
  const amount = formatMoney(refund.amount)
  if (refund.cause === 'paid_twice') {
    return customerMail(
      {
        order,
        heading: `We have refunded ${amount}`,
        paragraphs: [
          `Your payment of ${amount} for order ${order.collectionRef} was for something that you had already paid for.`,
          CARD,
          'There is nothing you need to do. What you had not paid for yet is still in your basket.',
        ],
      },
      sender,
    )
  }
  const isByTill = refund.paymentIntentId === null
  const heading = isByTill ? `You get ${amount} back` : `We have refunded ${amount}`
  const where = isByTill ? 'You paid in the shop, which gives the money back to you there.' : CARD
  const paragraphs = [`${refundReason(refund)}.`.replace(/([.!?])\.$/, '$1'), where, CREDIT_NOTE]
  return customerMail({ order, heading, paragraphs, button: 'See your order' }, sender)
}

/** Returns the template; an order erased in the meantime sends no mail. */
export function refundTemplate(db: Executor, senderOf: SenderOf): MailTemplate {
  return async ({ refundId }) => {
    const refund = refundId ? await refundRepository(db).byId(refundId) : null
    const order = refund && (await orderRepository(db).byId(refund.orderId))
    return refund && order && !isErased(order)
      ? refundMail({ order, refund }, await senderOf(order))
      : null
  }
}
