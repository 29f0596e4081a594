import type { FittingTime } from '@darnley/contract/fittings'
import { formatDay } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { refuseStale } from '#src/modules/workshop-orders/conflict.ts'
import { recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import { lockPlacedOrder } from '#src/modules/workshop-orders/load.ts'
import type { Services } from '#src/services.ts'
import { followFitting } from './follow.ts'
import { isToBeFitted, takeTime } from './hold.ts'
import { FITTING_MOVED } from './mail-keys.ts'
import { type FittingRow, fittingRepository } from './repository.ts'
import { canMove } from './rules.ts'

type Moving = Pick<Services, 'db' | 'decisions' | 'outbox'>

/**
 * Moves the fitting of an order for its customer, or gives one to an order that has none.
 * @throws HttpError 404 for an unknown order or place, 409 when it is too late, or with the next free time
 */
export async function moveForCustomer(
  services: Moving,
  { token, wanted }: { readonly token: string; readonly wanted: FittingTime },
): Promise<FittingRow> {
  const found = await orderRepository(services.db).byToken(token)
  if (!found) throw notFound('Order')
  return move(services, {
    ...{ orderId: found.id, wanted, actor: 'customer' },
    lock: async (transaction) => {
      const order = await orderRepository(transaction).lock(found.id)
      if (!order || !isToBeFitted(order))
        throw conflict('This order has no fitting that could be moved')
      const current = await fittingRepository(transaction).ofOrder(order.id)
      if (current && current.seat !== null && !canMove(current, new Date()))
        throw conflict('A fitting can be moved until the day before. Please call us.')
      return order
    },
  })
}

interface StaffMove {
  /** Of the order. */
  readonly id: string
  /** That the colleague saw. */
  readonly version: number
  readonly wanted: FittingTime
  /** staff:<id> */
  readonly actor: string
}

/** Moves the fitting of an order for its customer who called. @throws HttpError 404, 409 */
export function moveByStaff(
  services: Moving,
  { id, version, wanted, actor }: StaffMove,
): Promise<FittingRow> {
  return move(services, {
    ...{ orderId: id, wanted, actor },
    lock: async (transaction) => {
      const order = await lockPlacedOrder(transaction, id)
      await refuseStale(transaction, { order, version })
      if (!isToBeFitted(order)) throw conflict('This order has no fitting that could be moved')
      return order
    },
  })
}

interface Move {
  readonly orderId: string
  readonly wanted: FittingTime
  readonly actor: string
  /** Locks the order, and throws when its fitting may not be moved. */
  readonly lock: (transaction: Executor) => Promise<Order>
}

async function move(services: Moving, { orderId, wanted, actor, lock }: Move): Promise<FittingRow> {
  const row = await takeTime(services, {
    ...{ wanted, holder: { orderId } },
    isAllowed: async (transaction) => void (await lock(transaction)),
    onTaken: async (transaction, taken) => {
      await followFitting(transaction, taken)
      const words = `${formatDay(taken.date)}, ${taken.startsAt}`
      await recordEvent(transaction, {
        order: { id: orderId },
        kind: 'fitting_moved',
        actor,
        words,
      })
      await createOutboxRepository(transaction).add({
        ...{ key: `${FITTING_MOVED}:${taken.id}:${taken.moves}`, template: FITTING_MOVED },
        notificationType: 'order_status_update',
        payload: { orderId, moves: String(taken.moves) },
      })
    },
  })
  services.outbox.wake()
  return row
}
