import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '#src/config.ts'
import type { CourierTask } from './repository.ts'

/** State that an event of a task reports. */
export const TaskState = z.enum(['started', 'done', 'failed'])
export type TaskState = z.infer<typeof TaskState>

const TRIGGERS = { started: 0, done: 3, failed: 4 } as const satisfies Record<TaskState, number>
const MILESTONES = {
  started: 'in_transit',
  done: 'delivered',
  failed: 'failed_attempt',
} as const satisfies Record<TaskState, string>

interface Signed {
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends an event as the courier would; returns the API's status, 0 for no response. */
export async function sendTaskEvent(
  { task, state }: { task: CourierTask; state: TaskState },
  couriers: Config['couriers'],
): Promise<number> {
  const { path, body, headers } =
    task.courier === 'onfleet'
      ? onfleetEvent(task, state, couriers)
      : ship24Event(task, state, couriers)
  const response = await fetch(couriers.apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  return response?.status ?? 0
}

/** https://docs.onfleet.com/reference/webhooks and /reference/secrets */
function onfleetEvent(
  { id, body: task }: CourierTask,
  state: TaskState,
  { onfleetSecret }: Config['couriers'],
): Signed {
  const event = { taskId: id, triggerId: TRIGGERS[state], time: Date.now(), data: { task } }
  const body = JSON.stringify(event)
  const signature = createHmac('sha512', Buffer.from(onfleetSecret, 'hex'))
    .update(body)
    .digest('hex')
  return {
    path: '/public/onfleet_update_event',
    body,
    headers: { 'x-onfleet-signature': signature },
  }
}

/** https://docs.ship24.com/webhooks/authentication and /webhooks/specification */
function ship24Event(
  { body: tracker }: CourierTask,
  state: TaskState,
  { ship24Secret }: Config['couriers'],
): Signed {
  const shipment = { statusMilestone: MILESTONES[state] }
  const trackings = [{ metadata: { messageId: randomUUID() }, tracker, shipment }]
  return {
    path: '/public/ship24_webhook',
    body: JSON.stringify({ trackings }),
    headers: { authorization: `Bearer ${ship24Secret}` },
  }
}
