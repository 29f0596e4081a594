import { isDropOffPoint } from '@darnley/domain/delivery'
import { addressInWords } from '@darnley/domain/opening-hours'
import { placeName, sendingOf } from '@darnley/domain/order-plan'
import { addDays, dayAt } from '@darnley/domain/turnaround'
import type { OrderDetails } from '@darnley/contract/orders'
import { type CustomerReader, viewForCustomer } from '#src/modules/orders/customer-view.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import type { Mail, Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { FETCH_STATUSES, SEND_STATUSES } from './due.ts'
import { type ReminderFacts, type ReminderKind, reminderWords } from './words.ts'

/** Whether what the customer is reminded of is still to come. */
const STILL_DUE: Readonly<Record<ReminderKind, (details: OrderDetails) => boolean>> = {
  'not-sent': ({ status, inbound }) =>
    SEND_STATUSES.some((each) => each === status) &&
    // What was brought to its fitting is with us, and waits for our courier.
    !(inbound.brought_to_fitting && status === 'awaiting_pickup'),
  'ready-to-fetch': ({ status }) => FETCH_STATUSES.some((each) => each === status),
  'fitting-tomorrow': ({ fitting, status }) =>
    fitting?.state === 'booked' &&
    fitting.date === addDays(dayAt(new Date()), 1) &&
    status !== 'cancelled' &&
    status !== 'finished',
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
    const details = await viewForCustomer(reader, order)
    if (!STILL_DUE[kind](details)) return null
    return reminderMail({ ...factsOf(kind, { order, details }), order }, await senderOf(order))
  }
}

function factsOf(
  kind: ReminderKind,
  { order, details }: { readonly order: Order; readonly details: OrderDetails },
): ReminderFacts {
  const { fitting, inbound, outbound } = details
  const { delivery_provider: provider } = kind === 'not-sent' ? inbound : outbound
  return {
    kind,
    sending: sendingOf(details),
    pickupDay: order.pickupDay,
    place: isDropOffPoint(provider.name) ? placeName(provider) : 'the shop',
    fitting:
      fitting?.state === 'booked'
        ? { startsAt: fitting.starts_at, where: whereOf(fitting.place) }
        : null,
  }
}

type Place = NonNullable<OrderDetails['fitting']>['place']

/** A place that is no longer offered has no address to show. */
function whereOf(place: Place): string {
  return place ? `${place.name}, ${addressInWords(place.address)}` : 'where you booked it'
}

function isKind(kind: string | undefined): kind is ReminderKind {
  return kind !== undefined && kind in STILL_DUE
}
