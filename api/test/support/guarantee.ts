import { randomUUID } from 'node:crypto'
import type { OrderGuarantee } from '@darnley/contract/guarantee'
import type { OrderDetails } from '@darnley/contract/orders'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import type { PaidOrder } from './paid-order.ts'
import type { TestEnvironment } from './test-environment.ts'
import type { Answer, Visitor } from './visitor.ts'

/** Brings an order back to its customer, so many days ago. */
export async function finishOrder(
  environment: TestEnvironment,
  { id }: Pick<PaidOrder, 'id'>,
  daysAgo = 0,
): Promise<void> {
  await environment.query(
    `with finished as (update orders set status = 'finished', held_from = null where id = $1 returning id)
     insert into order_status_changes (order_id, "from", "to", actor, at)
       select id, 'in_transit_to_customer', 'finished', 'courier:test', now() - make_interval(days => $2)
       from finished`,
    [id, daysAgo],
  )
}

/** Lets the work of an order be done today, so many days after it was due. */
export async function sendBackWorked(
  environment: TestEnvironment,
  { id }: Pick<PaidOrder, 'id'>,
  daysLate: number,
): Promise<void> {
  await environment.query(
    `with worked as (update orders set status = 'awaiting_delivery',
        due_on = (now() at time zone 'Europe/London')::date - $2::int where id = $1 returning id)
     insert into order_status_changes (order_id, "from", "to", actor, at)
       select id, step[1], step[2], 'staff:test', now() from worked, (values
         (array['in_transit_to_darnley', 'in_progress']), (array['in_progress', 'awaiting_delivery'])) steps (step)`,
    [id, daysLate],
  )
}

export const WORDS = 'The left leg is about 2 cm longer than the right.'

/** Reports a garment as the customer. */
export function report(
  { token, visitor }: Pick<PaidOrder, 'token' | 'visitor'>,
  fields: object = {},
): Promise<Answer<OrderGuarantee>> {
  return visitor.post('/public/order_guarantee', {
    body: {
      ...{ order_id_token: token, id: randomUUID(), garment: 1, kind: 'too_long', words: WORDS },
      ...fields,
    },
  })
}

/** Reports the first garment, and returns the id of the report. */
export async function reported(order: PaidOrder): Promise<string> {
  const id = randomUUID()
  const { status, body } = await report(order, { id })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}

/** Answers a report as a colleague. */
export function answerReport(
  staff: Visitor,
  { id, reportId, ...body }: { id: string; reportId: string; answer: string; reason?: string },
): Promise<Answer<WorkshopOrder>> {
  return staff.post(`/workshop/orders/${id}/reports/${reportId}/answer`, { body })
}

export async function detailsOf({
  token,
  visitor,
}: Pick<PaidOrder, 'token' | 'visitor'>): Promise<OrderDetails> {
  return (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body
}
