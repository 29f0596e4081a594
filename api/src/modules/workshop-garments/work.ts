import type { Executor } from '#src/db/database.ts'
import { isUniqueViolation } from '@darnley/node/database-failures'
import { notFound } from '#src/lib/http-error.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { ARRIVED, stageOf } from '#src/modules/orders/stages.ts'
import { notNow, refuseStale } from '#src/modules/workshop-orders/conflict.ts'
import { type NewEvent, recordEvent } from '#src/modules/workshop-orders/history-repository.ts'
import type { Services } from '#src/services.ts'
import { followGarments } from './follow.ts'
import {
  changeGarment,
  garmentById,
  type GarmentRow,
  garmentsOf,
  lockOrders,
  noteTailors,
} from './repository.ts'

/** A garment and its order, locked by a transaction. */
export interface InHand {
  readonly db: Executor
  readonly order: Order
  readonly garment: GarmentRow
  /** All orders that are locked. */
  readonly locked: readonly Order[]
}

/** What a step does to the garment, and how the history tells it. */
export interface GarmentStep {
  readonly change: Parameters<typeof changeGarment>[1]['change']
  readonly event: Pick<NewEvent, 'kind' | 'words'>
}

interface Wanted {
  readonly id: string
  /** Of the garment that the caller saw. */
  readonly version: number
  readonly actor: string
  /** Returns ids of other orders that the step changes: they are locked together with the garment's own. */
  readonly alsoLock?: (db: Executor) => Promise<readonly string[]>
  readonly step: (inHand: InHand) => Promise<GarmentStep>
}

/**
 * Takes a step with a garment, by one path for all: lock, compare versions, change, history, then the order follows its
 * garments.
 * @throws HttpError 404, 409
 */
export async function stepWithGarment(
  { db, config, outbox }: Services,
  wanted: Wanted,
): Promise<{ order: Order; garment: GarmentRow }> {
  const { actor } = wanted
  try {
    const taken = await db.transaction(async (transaction) => {
      const inHand = await lock(transaction, wanted)
      const before = (await garmentsOf(transaction, inHand.order.id)).map(({ state }) => state)
      const { change, event } = await wanted.step(inHand)
      const garment = await changeGarment(transaction, { garment: inHand.garment, change })
      const told = await recordEvent(transaction, { ...event, order: inHand.order, garment, actor })
      await noteTailors(transaction, told.id)
      const { company } = config
      const order = await followGarments(transaction, { order: told, before, actor, company })
      return { order, garment }
    })
    outbox.wake()
    return taken
  } catch (error) {
    if (!isUniqueViolation(error, 'garment_tasks_one_a_tailor')) throw error
    throw notNow({ version: wanted.version, detail: 'You have just started another task' })
  }
}

async function lock(db: Executor, { id, version, alsoLock }: Wanted): Promise<InHand> {
  const known = await garmentById(db, id)
  if (!known) throw notFound('Garment')
  const others = (await alsoLock?.(db)) ?? []
  const locked = await lockOrders(db, [known.orderId, ...others])
  const order = locked.find(({ id: one }) => one === known.orderId)
  const garment = await garmentById(db, id)
  if (!order || !garment) throw notFound('Garment')
  await refuseStale(db, { order, version, garment })
  return { db, order, garment, locked }
}

type Standing = Pick<InHand, 'order' | 'garment'>

/** Whether work is done on the garment now. */
export function isWorkable({ order, garment }: Standing): boolean {
  const at = order.heldFrom ?? order.status
  const isHere = at.startsWith(ARRIVED) || at === 'in_progress'
  const isOnTable = garment.state !== 'missing' && garment.state !== 'ended'
  return isHere && stageOf(order) !== null && isOnTable
}

/** @throws HttpError 409 when no work is done on the garment now */
export function requireWorkable(standing: Standing): void {
  if (isWorkable(standing)) return
  const { version } = standing.garment
  throw notNow({ version, detail: 'No work is done on this garment now' })
}
