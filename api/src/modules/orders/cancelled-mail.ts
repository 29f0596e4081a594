import { formatMoney, type Minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { readMoney } from '#src/modules/order-money/give-back.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import type { Mail, Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { isErased } from './erased.ts'
import { type Order, orderRepository } from './repository.ts'
import { statusChangesOf } from './status-change-repository.ts'

export const ORDER_CANCELLED = 'order-cancelled'

interface Cancelled {
  readonly order: Order
  /** In the words of the staff. */
  readonly reason: string | null
  readonly paid: Minor
  readonly givenBack: Minor
  readonly kept: Minor
}

export function cancelledMail(
  { order, reason, paid, givenBack, kept }: Cancelled,
  sender: Sender,
): Mail {
  const money =
    kept > 0
      ? `You had paid ${formatMoney(paid)}. ${formatMoney(givenBack)} goes back to you, and we keep ${formatMoney(kept)}.`
      : `The ${formatMoney(givenBack)} that you paid goes back to you.`
  return customerMail(
    {
      order,
      heading: 'Your order was cancelled',
      paragraphs: [
        ...(reason === null ? [] : [reason]),
        ...(paid > 0 ? [money] : []),
        'Please write to us if you did not expect this.',
      ],
      button: 'See your order',
    },
    sender,
  )
}

/** Returns the template; an order erased in the meantime sends no mail. */
export function cancelledTemplate(db: Executor, senderOf: SenderOf): MailTemplate {
  return async ({ orderId }) => {
    const order = orderId ? await orderRepository(db).byId(orderId) : null
    if (!order || isErased(order)) return null
    const change = (await statusChangesOf(db, order.id)).findLast(({ to }) => to === 'cancelled')
    const { paid, givenBack, total: kept } = (await readMoney(db, order)).ledger
    const cancelled = { order, reason: change?.reason ?? null, paid, givenBack, kept }
    return cancelledMail(cancelled, await senderOf(order))
  }
}
