import { minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { conflict } from '#src/lib/http-error.ts'
import { addReturn } from '#src/modules/couriers/jobs/add.ts'
import { type CancelledMoney, settleCancelled } from '#src/modules/order-money/settle-cancelled.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { ORDER_CANCELLED } from './cancelled-mail.ts'
import { dueDayFromNow } from './due-day.ts'
import { type Order, orderRepository } from './repository.ts'
import { statusRefusal } from './status-refusal.ts'
import { statusChangesOf } from './status-change-repository.ts'
import { STATUS_MAIL } from './status-mail.ts'
import { statusWords } from './status-words.ts'
import { allowedStatuses, HELD } from './transitions.ts'

export interface ChangeOrderStatusOptions {
  /** Locked by the transaction of the change. */
  readonly order: Order
  readonly to: string
  /** staff:<id> or courier:<name> */
  readonly actor: string
  readonly company: { readonly name: string; readonly slug: string }
  /** Set when the caller sends the customer a mail of its own. */
  readonly isQuiet?: boolean
  /** For a change to cancelled: what happens to what was paid. Without it, all of it goes back. */
  readonly money?: CancelledMoney
}

/**
 * Moves a locked order to another status allowed by the transition table, records the actor and adds the customer's
 * e-mail, all in the caller's transaction. The caller wakes the outbox after the commit.
 * @throws HttpError 409 when the table does not allow the change
 */
export async function changeOrderStatus(
  db: Executor,
  wanted: ChangeOrderStatusOptions,
): Promise<Order> {
  const { order, to, actor, company, isQuiet = false, money } = wanted
  if (!allowedStatuses(order, company.slug).includes(to))
    throw conflict(statusRefusal({ from: order.status, to, company }))
  const dueOn = to === `arrived_at_${company.slug}` ? dueDayFromNow(order) : undefined
  const { keep = minor(0), reason, key } = money ?? {}
  if (to === 'cancelled') await settleCancelled(db, { order, actor, keep, reason, key })
  const request = { reason, requestKey: key }
  const changed = await orderRepository(db).changeStatus({ order, to, actor, dueOn, ...request })
  if (to === 'cancelled') await addCancelledMail(db, order)
  else if (
    !isQuiet &&
    statusWords({ from: order.status, to, companySlug: company.slug }, company.name)
  )
    await addStatusMail(db, { order, to })
  if (to === 'awaiting_delivery') await addReturn(db, changed)
  return changed
}

async function addCancelledMail(db: Executor, { id: orderId }: Pick<Order, 'id'>): Promise<void> {
  await createOutboxRepository(db).add({
    key: `${ORDER_CANCELLED}:${orderId}`,
    notificationType: 'order_status_update',
    template: ORDER_CANCELLED,
    payload: { orderId },
  })
}

/** Adds one mail for each change; none for a held order that returns to its former status. */
async function addStatusMail(
  db: Executor,
  { order, to }: Pick<ChangeOrderStatusOptions, 'order' | 'to'>,
): Promise<void> {
  const [last, before] = (await statusChangesOf(db, order.id)).toReversed()
  const isReturn = order.status === HELD && before?.from === to
  if (!last || isReturn) return
  await createOutboxRepository(db).add({
    key: `${STATUS_MAIL}:${last.id}`,
    notificationType: 'order_status_update',
    template: STATUS_MAIL,
    payload: { orderId: order.id, from: order.status, to },
  })
}
