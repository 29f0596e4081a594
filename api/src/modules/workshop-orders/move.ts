import type { WayBackStep } from '@darnley/contract/workshop-orders'
import { statusName } from '@darnley/domain/order-words'
import { parcelBack } from '#src/modules/couriers/book.ts'
import { bookOnce } from '#src/modules/couriers/book-once.ts'
import { courierRepository } from '#src/modules/couriers/repository.ts'
import { changeOrderStatus } from '#src/modules/orders/change-status.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { statusRefusal } from '#src/modules/orders/status-refusal.ts'
import { allowedStatuses } from '#src/modules/orders/transitions.ts'
import type { Services } from '#src/services.ts'
import { notNow, refuseStale } from './conflict.ts'
import { recordEvent } from './history-repository.ts'
import { lockPlacedOrder, placedOrder } from './load.ts'
import { isPostedBack, statusesBack } from './rules.ts'

interface Wanted {
  readonly id: string
  /** That the caller saw. */
  readonly version: number
  readonly actor: string
}

/** Moves an order by hand. @throws HttpError 404, 409 */
export async function moveOrderTo(
  { db, config, outbox }: Services,
  { id, version, actor, status, words }: Wanted & { status: string; words: string | null },
): Promise<Order> {
  const { company } = config
  const moved = await db.transaction(async (transaction) => {
    const order = await lockPlacedOrder(transaction, id)
    await refuseStale(transaction, { order, version })
    if (!allowedStatuses(order, company.slug).includes(status))
      throw notNow({ version, detail: statusRefusal({ from: order.status, to: status, company }) })
    const changed = await changeOrderStatus(transaction, { order, to: status, actor, company })
    if (words === null) return changed
    return recordEvent(transaction, { order: changed, kind: 'moved', actor, words })
  })
  outbox.wake()
  return moved
}

/** Takes a step of the way back. @throws HttpError 404, 409, and 502 or 503 of the courier */
export async function stepBack(
  services: Services,
  { step, ...wanted }: Wanted & { readonly step: WayBackStep['step'] },
): Promise<Order> {
  if (step === 'book_label') return bookLabel(services, wanted)
  const { db, config, outbox } = services
  const { id, version, actor } = wanted
  const moved = await db.transaction(async (transaction) => {
    let order = await lockPlacedOrder(transaction, id)
    await refuseStale(transaction, { order, version })
    const statuses = statusesBack(step, order)
    if (statuses.length === 0)
      throw notNow({
        version,
        detail: `Not possible for an order that is “${statusName(order.status, config.company)}”`,
      })
    for (const to of statuses)
      order = await changeOrderStatus(transaction, { order, to, actor, company: config.company })
    return order
  })
  outbox.wake()
  return moved
}

/** The courier is called outside of a transaction, and books once for an order (book-once.ts). */
async function bookLabel(services: Services, { id, version, actor }: Wanted): Promise<Order> {
  const { db, config } = services
  const order = await placedOrder(db, id)
  await refuseStale(db, { order, version })
  if (!isPostedBack(order) || order.status !== 'awaiting_delivery')
    throw notNow({ version, detail: 'There is no parcel to send back now' })
  const parcel = parcelBack(order, config)
  const known = await courierRepository(db).bookingOf({
    orderId: id,
    provider: parcel.service,
    way: parcel.way,
  })
  if (known) return order
  const booked = await bookOnce(services, { orderId: id, parcel, proposalId: null })
  return db.transaction(async (transaction) => {
    const locked = await lockPlacedOrder(transaction, id)
    const words = booked.trackingNumber
    return recordEvent(transaction, { order: locked, kind: 'label_booked', actor, words })
  })
}
