import { isDropOffPoint } from '@darnley/domain/delivery'
import { placeName, sendingOf } from '@darnley/domain/order-plan'
import { type CustomerReader, viewForCustomer } from '#src/modules/orders/customer-view.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import type { Mail, Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { FETCH_STATUSES, SEND_STATUSES } from './due.ts'
import { type ReminderFacts, type ReminderKind, reminderWords } from './words.ts'

const STATUSES: Readonly<Record<ReminderKind, readonly string[]>> = {
  'not-sent': SEND_STATUSES,
  'ready-to-fetch': FETCH_STATUSES,
}

type Reminded = Pick<Order, 'id' | 'token' | 'collectionRef' | 'customerName' | 'email'>

export function reminderMail(
  { order, ...facts }: ReminderFacts & { readonly order: Reminded },
  sender: Sender,
): Mail {
  const { heading, paragraphs } = reminderWords(facts)
  return customerMail(
    {
      order,
      heading,
      paragraphs: [
        ...paragraphs,
        'We remind you of this once only. You can switch reminders off on the page of your order.',
      ],
      button: 'See what to do',
    },
    sender,
  )
}

/** Returns the template; a customer who did it in the meantime, or wants no reminders, gets none. */
export function orderReminderTemplate(reader: CustomerReader, senderOf: SenderOf): MailTemplate {
  return async ({ orderId, kind }) => {
    const order = orderId ? await orderRepository(reader.db).byId(orderId) : null
    if (!order || isErased(order) || order.remindersStopped || !isKind(kind)) return null
    if (!STATUSES[kind].includes(order.status)) return null
    return reminderMail(
      { ...(await factsOf(reader, { order, kind })), order },
      await senderOf(order),
    )
  }
}

async function factsOf(
  reader: CustomerReader,
  { order, kind }: { readonly order: Order; readonly kind: ReminderKind },
): Promise<ReminderFacts> {
  const details = await viewForCustomer(reader, order)
  const { delivery_provider: provider } = kind === 'not-sent' ? details.inbound : details.outbound
  return {
    kind,
    sending: sendingOf(details),
    pickupDay: order.pickupDay,
    place: isDropOffPoint(provider.name) ? placeName(provider) : 'the shop',
  }
}

function isKind(kind: string | undefined): kind is ReminderKind {
  return kind !== undefined && kind in STATUSES
}
