import { desc, eq } from 'drizzle-orm'
import type { Executor } from '#src/db/database.ts'
import { orderStatusChanges } from '#src/db/schema/orders.ts'
import { conflict } from '#src/lib/http-error.ts'
import { addReturn } from '#src/modules/couriers/jobs/add.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { type Order, orderRepository } from './repository.ts'
import { STATUS_MAIL } from './status-mail.ts'
import { statusWords } from './status-words.ts'
import { allowedStatuses } from './transitions.ts'

export interface WantedChange {
  /** Locked by the transaction that changes it. */
  readonly order: Order
  readonly to: string
  /** staff:<id> or courier:<name> */
  readonly actor: string
  readonly company: { readonly name: string; readonly slug: string }
}

/**
 * Takes a locked order to another status by the table, records who did it and writes the customer's e-mail, in the
 * transaction of the caller, who kicks the outbox once it is committed.
 * @throws HttpError 409 where the table does not lead there
 */
export async function changeOrderStatus(db: Executor, wanted: WantedChange): Promise<Order> {
  const { order, to, actor, company } = wanted
  if (!allowedStatuses(order, company.slug).includes(to))
    throw conflict(`An order that is ${order.status} cannot become ${to}`)
  const changed = await orderRepository(db).changeStatus({ order, to, actor })
  if (statusWords({ from: order.status, to, companySlug: company.slug }, company.name))
    await addStatusMail(db, { order, to })
  if (to === 'awaiting_delivery') await addReturn(db, changed)
  return changed
}

/** Once a change: nothing new is told of an order that was held and goes back to where it was. */
async function addStatusMail(
  db: Executor,
  { order, to }: Pick<WantedChange, 'order' | 'to'>,
): Promise<void> {
  const [last, before] = await db
    .select({ id: orderStatusChanges.id, from: orderStatusChanges.from })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, order.id))
    .orderBy(desc(orderStatusChanges.id))
    .limit(2)
  const isReturn = order.status === 'attention_required' && before?.from === to
  if (!last || isReturn) return
  await createOutboxRepository(db).add({
    key: `${STATUS_MAIL}:${last.id}`,
    notificationType: 'order_status_update',
    template: STATUS_MAIL,
    payload: { orderId: order.id, from: order.status, to },
  })
}
