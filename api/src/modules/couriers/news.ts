/** What couriers send, brought to one shape. Of each event only what is needed is read; the rest is not ours. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CourierNews } from './rules.ts'

export interface CourierEvent {
  /** Unique among all events of all couriers. */
  readonly id: string
  readonly courier: 'evermile' | 'onfleet' | 'ship24'
  /** The number of the order that we gave the courier. */
  readonly reference: string
  readonly news: CourierNews
}

const Onfleet = z.object({
  taskId: z.string(),
  triggerId: z.int(),
  time: z.number(),
  data: z.object({
    task: z.object({ metadata: z.array(z.object({ name: z.string(), value: z.unknown() })) }),
  }),
})

/** https://docs.onfleet.com/reference/webhooks: taskStarted, taskCompleted, taskFailed */
const ONFLEET: ReadonlyMap<number, CourierNews> = new Map([
  [0, 'collected'],
  [3, 'delivered'],
  [4, 'failed'],
])

/** Our tasks carry the order's number as metadata; Onfleet's events have no id of their own. */
export function readOnfleet(body: unknown): CourierEvent[] {
  const { taskId, triggerId, time, data } = Onfleet.parse(body)
  const reference = data.task.metadata.find(({ name }) => name === 'order_number')?.value
  const news = ONFLEET.get(triggerId)
  if (!news || typeof reference !== 'string') return []
  return [{ id: `onfleet:${taskId}:${triggerId}:${time}`, courier: 'onfleet', reference, news }]
}

const Ship24 = z.object({
  trackings: z.array(
    z.object({
      metadata: z.object({ messageId: z.string() }),
      tracker: z.object({ shipmentReference: z.string().nullish() }),
      shipment: z.object({ statusMilestone: z.string().nullish() }),
    }),
  ),
})

/** https://docs.ship24.com/status: milestones */
const SHIP24: ReadonlyMap<string, CourierNews> = new Map([
  ['in_transit', 'collected'],
  ['out_for_delivery', 'collected'],
  ['failed_attempt', 'failed'],
  ['delivered', 'delivered'],
])

export function readShip24(body: unknown): CourierEvent[] {
  return Ship24.parse(body).trackings.flatMap(({ metadata, tracker, shipment }) => {
    const reference = tracker.shipmentReference
    const news = SHIP24.get(shipment.statusMilestone ?? '')
    if (!news || !reference) return []
    // One message can tell of several parcels.
    const id = createHash('sha256').update(`${metadata.messageId} ${reference}`).digest('hex')
    return [{ id: `ship24:${id}`, courier: 'ship24' as const, reference, news }]
  })
}

const Evermile = z.object({
  order: z.object({ externalOrderId: z.string(), status: z.string() }),
})

const EVERMILE: Readonly<Record<string, CourierNews>> = {
  pickedup: 'collected',
  intransit: 'collected',
  delivered: 'delivered',
  droppedoff: 'delivered',
  failed: 'failed',
  returned: 'failed',
}

/** https://webhooks.prod.evermile.io: an order in each event; its id is that of the message. */
export function readEvermile(body: unknown, messageId: string): CourierEvent[] {
  const { order } = Evermile.parse(body)
  const news = EVERMILE[order.status.toLowerCase().replaceAll(/[^a-z]/g, '')]
  if (!news) return []
  const reference = order.externalOrderId
  return [{ id: `evermile:${messageId}`, courier: 'evermile', reference, news }]
}
