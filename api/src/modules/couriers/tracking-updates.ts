/** Parses the couriers' events into one shape, with only the fields that the API needs. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { TrackingUpdate } from './rules.ts'

export interface CourierEvent {
  /** Unique among the events of all couriers. */
  readonly id: string
  readonly courier: 'evermile' | 'onfleet' | 'ship24'
  /** Our order number as the courier returned it, if it did. */
  readonly reference: string | null
  /** The courier's id of the booking or task, if present. */
  readonly externalId: string | null
  readonly update: TrackingUpdate
}

/** Longer than any courier's id, and short enough for an index. */
const Id = z.string().min(1).max(200)

const Onfleet = z.object({
  taskId: Id,
  triggerId: z.int(),
  time: z.number(),
  data: z.object({
    task: z.object({ metadata: z.array(z.object({ name: z.string(), value: z.unknown() })) }),
  }),
})

/** https://docs.onfleet.com/reference/webhooks: taskStarted, taskCompleted, taskFailed */
const ONFLEET: ReadonlyMap<number, TrackingUpdate> = new Map([
  [0, 'collected'],
  [3, 'delivered'],
  [4, 'failed'],
])

/** A courier on the way to a pickup has nothing yet; when that task is completed, it has the parcel. */
const ONFLEET_PICKUP: ReadonlyMap<number, TrackingUpdate> = new Map([
  [3, 'collected'],
  [4, 'failed'],
])

/** Our tasks carry the order number as metadata. Onfleet's events have no id. */
export function readOnfleet(body: unknown): CourierEvent[] {
  const { taskId, triggerId, time, data } = Onfleet.parse(body)
  const metadata = new Map(data.task.metadata.map(({ name, value }) => [name, value]))
  const update = (metadata.get('leg') === 'pickup' ? ONFLEET_PICKUP : ONFLEET).get(triggerId)
  if (!update) return []
  const number = metadata.get('order_number')
  const reference = typeof number === 'string' ? number : null
  const id = `onfleet:${taskId}:${triggerId}:${time}`
  return [{ id, courier: 'onfleet', reference, externalId: taskId, update }]
}

const Ship24 = z.object({
  trackings: z.array(
    z.object({
      metadata: z.object({ messageId: Id }),
      tracker: z.object({
        trackerId: Id.nullish(),
        shipmentReference: z.string().max(200).nullish(),
      }),
      shipment: z.object({ statusMilestone: z.string().nullish() }),
    }),
  ),
})

/** https://docs.ship24.com/status: milestones */
const SHIP24: ReadonlyMap<string, TrackingUpdate> = new Map([
  ['in_transit', 'collected'],
  ['out_for_delivery', 'collected'],
  ['failed_attempt', 'failed'],
  ['delivered', 'delivered'],
])

export function readShip24(body: unknown): CourierEvent[] {
  return Ship24.parse(body).trackings.flatMap(({ metadata, tracker, shipment }) => {
    const { shipmentReference, trackerId } = tracker
    const update = SHIP24.get(shipment.statusMilestone ?? '')
    if (!update || !(shipmentReference || trackerId)) return []
    const [reference, externalId] = [shipmentReference ?? null, trackerId ?? null]
    // One message can report several parcels.
    const parcel = `${metadata.messageId} ${reference} ${externalId}`
    const id = createHash('sha256').update(parcel).digest('hex')
    return [{ id: `ship24:${id}`, courier: 'ship24' as const, reference, externalId, update }]
  })
}

const Evermile = z.object({
  order: z.object({ externalOrderId: Id, status: z.string() }),
})

/**
 * Statuses of its OpenAPI document ("OrderStatus"), in lower case. A parcel returned to its sender counts as not
 * delivered.
 */
const EVERMILE: ReadonlyMap<string, TrackingUpdate> = new Map([
  ['collected', 'collected'],
  ['onwaytodropoff', 'collected'],
  ['intransit', 'collected'],
  ['waitinginhub', 'collected'],
  ['delivered', 'delivered'],
  ['failed', 'failed'],
  ['cannotfulfill', 'failed'],
  ['neverarrived', 'failed'],
  ['returningtosender', 'failed'],
  ['returnedtosender', 'failed'],
])

/** https://webhooks.prod.evermile.io: one order for each event, identified by the id of the message. */
export function readEvermile(body: unknown, messageId: string): CourierEvent[] {
  const { order } = Evermile.parse(body)
  const update = EVERMILE.get(order.status.toLowerCase())
  if (!update) return []
  const reference = order.externalOrderId
  return [{ id: `evermile:${messageId}`, courier: 'evermile', reference, externalId: null, update }]
}
