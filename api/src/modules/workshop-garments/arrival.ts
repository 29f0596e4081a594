import type { Arrival } from '@darnley/contract/workshop-garments'
import type { z } from 'zod'
import type { Executor } from '#src/db/database.ts'
import { refuseFaults } from '#src/lib/http-error.ts'
import { changeOrderStatus } from '#src/modules/orders/change-status.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import { readLeftOut } from '#src/modules/price-proposals/left-out.ts'
import { notNow, refuseStale } from '#src/modules/workshop-orders/conflict.ts'
import { recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import { lockPlacedOrder } from '#src/modules/workshop-orders/load.ts'
import type { Services } from '#src/services.ts'
import { ARRIVAL_MAIL } from './arrival-mail.ts'
import { followGarments } from './follow.ts'
import { addGarment, garmentsOf } from './repository.ts'
import { arrivalFaults, stateOf, statusesToArrival } from './rules.ts'
import { wantedTasks } from './wanted-tasks.ts'

interface CheckIn {
  readonly arrival: z.output<typeof Arrival>
  readonly actor: string
}

/** Checks an order in. @throws HttpError 404, 409, ValidationFailed */
export async function checkInOrder(
  { db, config, outbox }: Services,
  { arrival, actor }: CheckIn,
): Promise<Order> {
  const { company } = config
  const arrived = await db.transaction(async (transaction) => {
    const order = await lockPlacedOrder(transaction, arrival.order_id)
    await refuseStale(transaction, { order, version: arrival.version })
    refuseFaults(arrivalFaults(arrival.garments, order.entries.length))
    const statuses = statusesToArrival(order, company.slug)
    if (statuses === null || (await garmentsOf(transaction, order.id)).length > 0)
      throw notNow({
        version: order.version,
        detail: 'This order is checked in already, or closed',
      })
    let moved = order
    // The customer gets one mail, which says what has arrived.
    for (const to of statuses)
      moved = await changeOrderStatus(transaction, {
        order: moved,
        to,
        actor,
        company,
        isQuiet: true,
      })
    await addGarments(transaction, { order, arrival })
    moved = await recordArrival(transaction, { order: moved, arrival, actor })
    await createOutboxRepository(transaction).add({
      key: `${ARRIVAL_MAIL}:${order.id}`,
      notificationType: 'order_status_update',
      template: ARRIVAL_MAIL,
      payload: { orderId: order.id, message: arrival.message ?? '' },
    })
    return followGarments(transaction, { order: moved, before: [], actor, company })
  })
  outbox.wake()
  return arrived
}

type Arriving = { readonly order: Order; readonly arrival: CheckIn['arrival'] }

async function addGarments(db: Executor, { order, arrival }: Arriving): Promise<void> {
  const leftOut = await readLeftOut(db, order.id)
  for (const { number, found, words } of arrival.garments) {
    const entry = order.entries[number - 1]
    if (!entry) throw new Error('A garment that is not expected was let through')
    const tasks = wantedTasks(entry, leftOut)
    const garment = { entryId: entry.id, found, isEnded: tasks.length === 0 }
    const state = stateOf(
      garment,
      tasks.map(() => ({ state: 'to_do' })),
    )
    const row = { ...garment, orderId: order.id, number, foundWords: words, state }
    await addGarment(db, { garment: row, tasks })
  }
  for (const [index, { words }] of arrival.extras.entries()) {
    const garment = { entryId: null, found: 'here', isEnded: false } as const
    const number = order.entries.length + index + 1
    const row = {
      ...garment,
      orderId: order.id,
      number,
      foundWords: words,
      state: stateOf(garment, []),
    }
    await addGarment(db, { garment: row, tasks: [] })
  }
}

async function recordArrival(
  db: Executor,
  { order, arrival, actor }: Arriving & { readonly actor: string },
): Promise<Order> {
  const here = arrival.garments.filter(({ found }) => found !== 'missing').length
  const extras = arrival.extras.length > 0 ? `, ${arrival.extras.length} not booked` : ''
  const words = `${here} of ${arrival.garments.length} here${extras}`
  return recordEvent(db, { order, kind: 'checked_in', actor, words })
}
