import type { GuestCheckoutV2 } from '@darnley/contract/checkout'
import type { Arrived, WorkshopGarment } from '@darnley/contract/workshop-garments'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { someJeans } from './booking.ts'
import type { TestEnvironment } from './test-environment.ts'
import { type Answer, visit, type Visitor } from './visitor.ts'

interface PlaceOptions extends Partial<GuestCheckoutV2> {
  readonly garments?: number
  readonly status?: string
}

/** Places a paid order of that many garments by post; returns its id. */
export async function placeForWorkshop(
  environment: TestEnvironment,
  { garments = 1, status = 'in_transit_to_darnley', ...details }: PlaceOptions = {},
): Promise<string> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill(await Promise.all(Array.from({ length: garments }, () => someJeans())))
  const { body } = await visitor.checkOut(details)
  const [row] = await environment.query<{ id: string }>(
    'update orders set status = $2, paid_at = now() where token = $1 returning id',
    [body.order_id_token, status],
  )
  if (!row) throw new Error('The order was not placed')
  return row.id
}

export function workshopOrderOf(staff: Visitor, id: string): Promise<Answer<WorkshopOrder>> {
  return staff.get(`/workshop/orders/${id}`)
}

export function garmentOf(staff: Visitor, id: string): Promise<Answer<WorkshopGarment>> {
  return staff.get(`/workshop/garments/${id}`)
}

interface Sent {
  readonly id: string
  readonly garments?: readonly object[]
  readonly extras?: readonly object[]
  readonly message?: string
}

/** Checks an order in; all garments are here unless said otherwise. */
export async function checkIn(staff: Visitor, { id, ...change }: Sent): Promise<Answer<Arrived>> {
  const { body: order } = await workshopOrderOf(staff, id)
  const garments = order.garments.map(({ number }) => ({ number, found: 'here' }))
  return staff.post('/workshop/arrivals', {
    body: { order_id: id, version: order.version, garments, ...change },
  })
}

/** Takes a step with a task of a garment, by its place, on the garment's present version. */
export async function stepWith(
  staff: Visitor,
  { id, task, step, words }: { id: string; task: number; step: string; words?: string },
): Promise<Answer<WorkshopGarment>> {
  const { body: garment } = await garmentOf(staff, id)
  const body = { version: garment.version, task_id: garment.tasks[task]?.id, step, words }
  return staff.post(`/workshop/garments/${id}/task`, { body })
}

/** Does all work on a garment, which a colleague then checks. */
export async function finish(
  { tailor, colleague }: { tailor: Visitor; colleague: Visitor },
  id: string,
): Promise<Answer<WorkshopGarment>> {
  await stepWith(tailor, { id, task: 0, step: 'done' })
  return stepWith(colleague, { id, task: 1, step: 'done' })
}
