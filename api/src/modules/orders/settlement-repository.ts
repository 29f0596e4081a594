import { type SQL, sql } from 'drizzle-orm'
import { isFittedInPerson } from '@darnley/domain/fitted-in-person'
import type { Executor } from '#src/db/database.ts'
import { isUniqueViolation } from '@darnley/node/database-failures'
import { prepared } from '#src/db/prepared.ts'
import { baskets } from '#src/db/schema/baskets.ts'
import { fittings } from '#src/db/schema/fittings.ts'
import { courierJobs } from '#src/db/schema/couriers.ts'
import { orders, orderStatusChanges } from '#src/db/schema/orders.ts'
import { outbox } from '#src/db/schema/outbox.ts'
import { paidBasketLines } from '#src/db/schema/paid-basket-lines.ts'
import { paymentEvents } from '#src/db/schema/payment-events.ts'
import { refunds } from '#src/db/schema/refunds.ts'
import { recordEvent } from '#src/metrics/business-events.ts'
import { entriesWithout, lineIds } from '#src/modules/basket/paid-lines-repository.ts'
import { collectionOf } from '#src/modules/couriers/jobs/add.ts'
import { confirmationOf } from './confirmation.ts'
import type { Order } from './repository.ts'

/** A settlement of an order: by its payment, by a shop that charged its customer, or because its total is zero. */
export interface Settlement {
  /** The order as it was when the settlement was decided. */
  readonly order: Order
  readonly to: string
  /** For the order's history. */
  readonly actor: string
  readonly isPaid: boolean
  /** What was captured; the order's total when absent. */
  readonly paidAmount?: number
  /** The captured intent, if there is one. */
  readonly intentId?: string
  /** The provider's event for it, if there is one. */
  readonly event?: { readonly id: string; readonly type: string }
  /** Set when lines of the order were paid before: they leave its basket, and the payment is refunded. */
  readonly refund?: { readonly amount: number; readonly paidLines: readonly string[] }
}

/** A line of the order was settled by another order (I8). */
export class LinesPaidBefore extends Error {}

/**
 * Settles an order. This is the only path: status, history, lines, the basket they leave, the event, e-mail, courier
 * and refund are one statement. Returns null and writes nothing when the order has changed since.
 * @throws LinesPaidBefore, and nothing is written
 */
export async function settleOrder(db: Executor, settlement: Settlement): Promise<Order | null> {
  const { order, to, event = null, intentId = null, refund = null } = settlement
  const isHeld = to === 'attention_required'
  const lines = lineIds(order.entries)
  const mail = confirmationOf(order)
  const job = isHeld ? null : collectionOf(order)
  try {
    const [settled] = await settle(db).execute({
      orderId: order.id,
      from: order.status,
      // Also of a cancelled order that is paid late: it may be done or cancelled then.
      heldFrom: isHeld ? 'awaiting_payment' : null,
      total: order.total,
      basketId: order.basketId,
      basketVersion: order.basketVersion,
      provider: order.collectionProvider,
      heldIntentId: order.paymentIntentId,
      couponCode: order.couponCode,
      traceparent: order.traceparent,
      to,
      actor: settlement.actor,
      isPaid: settlement.isPaid,
      paidAmount: settlement.paidAmount ?? order.total,
      intentId,
      taken: refund ? [] : lines,
      leaving: refund?.paidLines ?? lines,
      refund: refund?.amount ?? null,
      eventId: event?.id ?? null,
      eventType: event?.type ?? null,
      isFitted: order.inStoreType === null && isFittedInPerson(order.entries),
      ...{ mailKey: isHeld ? null : mail.key, mailTemplate: mail.template },
      ...{ jobKey: job?.key ?? null, jobKind: job?.kind ?? null },
    })
    if (settled) recordEvent('order', { status: to })
    return settled ?? null
  } catch (error) {
    if (isUniqueViolation(error, 'paid_basket_lines_pkey')) throw new LinesPaidBefore()
    throw error
  }
}

const { placeholder } = sql

const settle = prepared((db) => {
  const part = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  // Matches no row when the order has changed.
  const held = part(
    'held',
    sql`select ${orders.id} as order_id from ${orders}
      where ${orders.id} = ${placeholder('orderId')} and ${orders.status} = ${placeholder('from')}
        and ${orders.paidAt} is null and ${orders.settledBasketVersion} is null
        and ${orders.total} = ${placeholder('total')}
        and ${orders.basketVersion} = ${placeholder('basketVersion')}
        and ${orders.collectionProvider} = ${placeholder('provider')}
        and ${orders.paymentIntentId} is not distinct from ${placeholder('heldIntentId')} for update`,
  )
  const event = part(
    'event',
    sql`insert into ${paymentEvents} (id, type, payment_intent_id, order_id)
      select ${placeholder('eventId')}, ${placeholder('eventType')}, ${placeholder('intentId')}, order_id
      from held where ${placeholder('eventId')}::text is not null on conflict do nothing`,
  )
  // Sorted, so that two orders with the same lines cannot deadlock.
  const lines = part(
    'lines',
    sql`insert into ${paidBasketLines} (line_id, order_id)
      select line, order_id from held, unnest(${placeholder('taken')}::uuid[]) line order by line`,
  )
  const basket = part(
    'basket',
    sql`update ${baskets} set version = version + 1, updated_at = now(),
        entries = ${entriesWithout(placeholder('leaving'))},
        discount_code = nullif(discount_code, ${placeholder('couponCode')})
      from held where ${baskets.id} = ${placeholder('basketId')} returning version`,
  )
  const history = part(
    'history',
    sql`insert into ${orderStatusChanges} (order_id, "from", "to", actor)
      select order_id, ${placeholder('from')}, ${placeholder('to')}, ${placeholder('actor')} from held`,
  )
  const mail = part(
    'mail',
    sql`insert into ${outbox} (key, notification_type, template, payload, traceparent)
      select ${placeholder('mailKey')}, 'order_status_update', ${placeholder('mailTemplate')},
        jsonb_build_object('orderId', order_id), ${placeholder('traceparent')}
      from held where ${placeholder('mailKey')}::text is not null on conflict do nothing`,
  )
  const job = part(
    'job',
    sql`insert into ${courierJobs} (key, kind, order_id)
      select ${placeholder('jobKey')}, ${placeholder('jobKind')}, order_id
      from held where ${placeholder('jobKey')}::text is not null on conflict do nothing`,
  )
  const refund = part(
    'refund',
    sql`insert into ${refunds} (order_id, payment_intent_id, amount)
      select order_id, ${placeholder('intentId')}, ${placeholder('refund')}::int
      from held where ${placeholder('refund')}::int is not null on conflict do nothing`,
  )
  // The time that the basket holds, also one that has ended or was taken: then its customer chooses anew.
  const fitting = part(
    'fitting',
    sql`update ${fittings} set order_id = held.order_id, basket_id = null, held_until = null, changed_at = now()
      from held where ${fittings.basketId} = ${placeholder('basketId')}
        and ${placeholder('isFitted')}::boolean and ${placeholder('refund')}::int is null`,
  )
  return db
    .with(held, event, lines, basket, history, mail, job, refund, fitting)
    .update(orders)
    .set({
      status: sql`${placeholder('to')}`,
      heldFrom: sql`${placeholder('heldFrom')}`,
      paidAt: sql`case when ${placeholder('isPaid')}::boolean then now() end`,
      paidAmount: sql`case when ${placeholder('isPaid')}::boolean then ${placeholder('paidAmount')}::int end`,
      paymentIntentId: sql`coalesce(${placeholder('intentId')}, ${orders.paymentIntentId})`,
      // 0 when the basket no longer exists.
      settledBasketVersion: sql`case when ${placeholder('refund')}::int is null
        then coalesce((select version from basket), 0) end`,
      settledAt: sql`case when ${placeholder('refund')}::int is null then now() end`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(sql`${orders.id} = (select order_id from held)`)
    .returning()
    .prepare('order_settle')
})
