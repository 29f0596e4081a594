import type { ClientEvent } from '#system-tests/chaos/client-log.ts'

/** A violation that the test makes on purpose, because the checker has to find it. */
export interface SeededViolation {
  readonly what: string
  /** The checker's sentence. */
  readonly found: RegExp
  /** Statements on the two databases. */
  readonly api?: string
  readonly sandbox?: string
  /** Added to the clients' log, for the paid order. */
  readonly event?: (order: { id: string; token: string }) => ClientEvent
}

/** One captured payment in the provider's records. */
const aCapture = `(select id from stripe_payment_intents where body->>'status' = 'succeeded'
  order by seq limit 1)`
/** The order that statements and events are about: one that no run has cancelled or held. */
export const aPaidOrder = `(select id from orders where payment_intent_id is not null and paid_at is not null
  and status not in ('attention_required', 'cancelled') order by id limit 1)`

const KIRK = { staff: 'staff@kirk.example' }

export const seededViolations: readonly SeededViolation[] = [
  {
    what: 'a second captured payment of an order',
    found: /^I1: order .* captured 2 times/,
    sandbox: `insert into stripe_payment_intents (id, body)
      select 'pi_second', body from stripe_payment_intents where id = ${aCapture}`,
  },
  {
    what: 'a captured payment whose order is still unpaid',
    found: /^I2: pi_/,
    api: `update orders set paid_at = null, status = 'awaiting_payment' where id = ${aPaidOrder}`,
  },
  {
    what: 'a captured payment whose order was cancelled',
    found: /^I2: pi_.* cancelled$/,
    api: `update orders set status = 'cancelled' where id = ${aPaidOrder}`,
  },
  {
    what: 'a captured payment without an order',
    found: /^I2: pi_orphan .* unknown$/,
    sandbox: `insert into stripe_payment_intents (id, body) values ('pi_orphan',
      '{"status": "succeeded", "amount_received": 100, "metadata": {"order_id": "none"}}')`,
  },
  {
    what: 'an order whose total is not the captured amount',
    found: /^I3: pi_/,
    api: `update orders set total = total + 1 where id = ${aPaidOrder}`,
  },
  {
    what: 'a payment of which more went back than it took',
    found: /^I9: pi_.* gave back/,
    sandbox: `insert into stripe_refunds (id, payment_intent, body)
      values ('re_seeded', ${aCapture}, '{"amount": 99999999}')`,
  },
  {
    what: 'a higher price that was charged without agreement',
    found: /^I10: pi_unasked took 500 for proposal .* to which no customer agreed$/,
    sandbox: `insert into stripe_payment_intents (id, body) values ('pi_unasked',
      '{"status": "succeeded", "amount_received": 500, "metadata": {"proposal_id": "unasked"}}')`,
  },
  {
    what: 'a discount that was used too often',
    found: /^I4: FEW may be used 0 times/,
    api: `with used as (insert into discount_uses (order_id, code, basket_id, percentage)
      values (gen_random_uuid(), 'FEW', 'seeded', 15))
      update discounts set max_uses = 0 where code = 'FEW'`,
  },
  {
    what: 'a mail that was never sent',
    found: /^I5: .* is not sent/,
    api: `update outbox set sent_at = null where id = (select max(id) from outbox)`,
  },
  {
    what: 'an order without a confirmation',
    found: /^I5: order .* has 0 confirmations/,
    api: `update orders set email = 'nobody@example.com' where id = ${aPaidOrder}`,
  },
  {
    what: 'a paid order that became unpaid',
    found: /^I6: order .* became unpaid again/,
    api: `update orders set status = 'awaiting_payment' where id = ${aPaidOrder}`,
  },
  {
    what: 'an acknowledged basket that is lost',
    found: /^I6: basket .* is at 0/,
    api: `delete from baskets`,
  },
  {
    what: 'an acknowledged basket with other entries',
    found: /^I6: basket .* other entries/,
    api: `update baskets set entries = '[]' where id in (select id from baskets where entries <> '[]')`,
  },
  {
    what: 'an acknowledged order that is lost',
    found: /^I6: order nowhere .* does not exist/,
    event: () => ({ type: 'order', token: 'nowhere', total: 1 }),
  },
  {
    what: 'an order that was reported as paid and is cancelled',
    found: /^I6: order .* was reported as paid and is cancelled/,
    api: `update orders set status = 'cancelled' where id = ${aPaidOrder}`,
    event: ({ token }) => ({ type: 'paid', token }),
  },
  {
    what: 'a captured payment that the provider lost',
    found: /^I6: pi_lost was reported as captured/,
    event: () => ({ type: 'captured', intent: 'pi_lost' }),
  },
  {
    what: 'a status change that is not in the history',
    found: /^I6: order .* was moved to finished/,
    event: ({ id: order }) => ({ type: 'moved-by-staff', ...KIRK, order, to: 'finished' }),
  },
  {
    what: 'a check-in whose garments are lost',
    found: /^I6: order .* was checked in with 99 garments/,
    event: ({ id: order }) => ({ type: 'checked-in', order, garments: 99 }),
  },
  {
    what: 'a task that was done and is not',
    found: /^I6: task lost was acknowledged as done/,
    event: () => ({ type: 'task-done', task: 'lost' }),
  },
  {
    what: 'a refund that went out twice',
    found: /^I6: \d+ of order .* were given back, and \d+ are recorded/,
    api: `update refunds set amount = 2 * amount where request_key is not null`,
  },
  {
    what: 'a cancellation that is lost',
    found: /^I6: order .* was cancelled by a manager and is not/,
    api: `update orders set status = 'awaiting_pickup' where id = ${aPaidOrder}`,
    event: ({ id: order }) => ({ type: 'cancelled', order }),
  },
  {
    what: 'a staff member who read an order without a storefront',
    found: /^I7: order .* was shown to staff@kirk.example/,
    api: `update orders set storefront_id = null, collection_provider = 'RMTracked24',
      dropoff_provider = 'RMTracked24'`,
    event: ({ id }) => ({ type: 'seen-by-staff', ...KIRK, orders: [id] }),
  },
  {
    what: 'a staff member who changed an order of another storefront',
    found: /^I7: order .* was changed by/,
    api: `with someone as (select id from staff where email = 'staff@kirk.example')
      insert into order_status_changes (order_id, "from", "to", actor)
      select orders.id, 'awaiting_pickup', 'cancelled', 'staff:' || someone.id from orders, someone
      where storefront_id = 'maison-vale' limit 1`,
  },
  {
    what: 'a line that was paid in two orders',
    found: /^I8: line .* is in several paid orders/,
    api: `with other as (select id from orders
        where status not in ('awaiting_payment', 'cancelled') and id <> ${aPaidOrder} limit 1)
      update orders set entries = (select entries from orders where id = ${aPaidOrder})
      where id = (select id from other)`,
  },
  {
    what: 'a paid line that is still in its basket',
    found: /^I8: line .* is still in the basket of order/,
    api: `update baskets set entries = orders.entries from orders
      where orders.id = ${aPaidOrder} and baskets.id = orders.basket_id`,
  },
]
