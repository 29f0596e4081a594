import { sql } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { prepared } from '#src/db/prepared.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import { paymentEvents } from '#src/db/schema/payment-events.ts'
import { tell } from '#src/metrics/news.ts'
import { CONFIRMATION } from '#src/modules/orders/confirmation.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { Intent, PaymentEvent } from './provider.ts'
import { paymentRepository } from './repository.ts'
import { isNews, statusOncePaid } from './rules.ts'

/**
 * The plain news of a payment, as agreed and for the first time, in one read and one write. Null, and nothing is
 * written, when there is more to it or anything moved between the two: then the transaction of `settle` decides.
 */
export async function takeFirstNews(
  db: Executor,
  { intent, event }: { intent: Intent; event: PaymentEvent },
): Promise<Order | null> {
  if (intent.status !== 'succeeded') return null
  const order = await paymentRepository(db).findOrder(intent)
  if (!order || !isNews(order)) return null
  const to = statusOncePaid(order, intent)
  if (to === 'attention_required') return null
  const [placed] = await takePayment(db).execute({
    orderId: order.id,
    from: order.status,
    to,
    total: order.total,
    provider: order.collectionProvider,
    eventId: event.id,
    eventType: event.type,
    intentId: intent.id,
    mailKey: `${CONFIRMATION}:${order.id}`,
    traceparent: order.traceparent,
  })
  if (!placed) return null
  tell('order', { status: to })
  tell('payment', { outcome: 'as_agreed' })
  return placed
}

const { placeholder } = sql

/** One statement: event, status, history and e-mail are written together or not at all. */
const takePayment = prepared((db) => {
  // As it was when it was judged, or no row.
  const held = db.$with('held', {}).as(sql`select ${orders.id} as order_id from ${orders}
    where ${orders.id} = ${placeholder('orderId')} and ${orders.status} = ${placeholder('from')}
      and ${orders.paidAt} is null and ${orders.total} = ${placeholder('total')}
      and ${orders.collectionProvider} = ${placeholder('provider')} for update`)
  const event = db.$with('event', {})
    .as(sql`insert into ${paymentEvents} (id, type, payment_intent_id, order_id)
    select ${placeholder('eventId')}, ${placeholder('eventType')}, ${placeholder('intentId')}, order_id from held
    on conflict do nothing returning order_id`)
  const history = db.$with('history', {})
    .as(sql`insert into ${orderStatusChanges} (order_id, "from", "to", actor)
    select order_id, ${placeholder('from')}, ${placeholder('to')}, 'payment-provider' from event`)
  const mail = db.$with('mail', {})
    .as(sql`insert into ${outbox} (key, notification_type, template, payload, traceparent)
    select ${placeholder('mailKey')}, 'order_status_update', ${CONFIRMATION}::text,
      jsonb_build_object('orderId', order_id), ${placeholder('traceparent')}
    from event on conflict do nothing`)
  return db
    .with(held, event, history, mail)
    .update(orders)
    .set({ status: sql`${placeholder('to')}`, paidAt: sql`now()`, updatedAt: sql`now()` })
    .where(sql`${orders.id} = (select order_id from event)`)
    .returning()
    .prepare('order_take_payment')
})
