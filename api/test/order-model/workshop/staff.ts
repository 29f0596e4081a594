import { randomUUID } from 'node:crypto'
import type { ProposalAnswered } from '@darnley/contract/price-proposals'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { expect } from 'vitest'
import { signInToWorkshop } from '../../support/staff.ts'
import type { TestEnvironment } from '../../support/test-environment.ts'
import { type Answer, visit, type Visitor } from '../../support/visitor.ts'

/** Staff of the workshop, signed in. */
export interface Staff {
  readonly environment: TestEnvironment
  readonly tailor: Visitor
  readonly manager: Visitor
}

export async function hireStaff(environment: TestEnvironment): Promise<Staff> {
  const tailor = await signInToWorkshop(environment, 'tailor')
  return { environment, tailor, manager: await signInToWorkshop(environment, 'manager') }
}

export async function idOf({ environment }: Staff, token: string): Promise<string> {
  const [row] = await environment.query<{ id: string }>('select id from orders where token = $1', [
    token,
  ])
  return row?.id ?? ''
}

/** Every field is missing for an order that is not placed. */
export async function orderOf({ tailor }: Staff, id: string): Promise<WorkshopOrder> {
  return (await tailor.get<WorkshopOrder>(`/workshop/orders/${id}`)).body
}

export async function moneyOf({ manager }: Staff, id: string): Promise<OrderMoney> {
  return (await manager.get<OrderMoney>(`/workshop/orders/${id}/money`)).body
}

/** Checks all garments of an order in; the first one may be missing. */
export async function checkIn(
  staff: Staff,
  { id, missing }: { id: string; missing: boolean },
): Promise<Answer<unknown>> {
  const order: Partial<WorkshopOrder> = await orderOf(staff, id)
  const garments = (order.garments ?? [])
    .filter(({ is_extra }) => !is_extra)
    .map(({ number }) => ({ number, found: missing && number === 1 ? 'missing' : 'here' }))
  return staff.tailor.post('/workshop/arrivals', {
    body: { order_id: id, version: order.version ?? 0, garments },
  })
}

/** Does the next task of a garment. */
export async function work(
  staff: Staff,
  { garment, by }: { garment: string; by: 'tailor' | 'manager' },
): Promise<Answer<unknown>> {
  const path = `/workshop/garments/${garment}`
  const { body } = await staff[by].get<WorkshopGarment>(path)
  const task = body.tasks.find(({ state }) => state !== 'done') ?? body.tasks[0]
  return staff[by].post(`${path}/task`, {
    body: { version: body.version, task_id: task?.id ?? randomUUID(), step: 'done' },
  })
}

/** Settles how a garment that was missing is found. */
export async function findLater(
  { tailor }: Staff,
  { garment, found }: { garment: string; found: 'here' | 'ended' },
): Promise<Answer<unknown>> {
  const path = `/workshop/garments/${garment}`
  const { body } = await tailor.get<WorkshopGarment>(path)
  return tailor.post(`${path}/found`, {
    body: { version: body.version, found, words: found === 'ended' ? 'It never came' : null },
  })
}

export async function sendBack(
  staff: Staff,
  { id, step }: { id: string; step: string },
): Promise<Answer<unknown>> {
  const { version } = await orderOf(staff, id)
  return staff.tailor.post(`/workshop/orders/${id}/send`, { body: { version, step } })
}

type Change = 'proposals' | 'refunds' | 'cancel' | `proposals/${string}/withdraw`

/** Sends a change of the money of an order, as a manager. */
export async function changeMoney(
  staff: Staff,
  { id, action, body }: { id: string; action: Change; body: object },
): Promise<Answer<OrderMoney>> {
  const money: Partial<OrderMoney> = await moneyOf(staff, id)
  const version = money.version ?? 0
  return staff.manager.post(`/workshop/orders/${id}/${action}`, { body: { version, ...body } })
}

/** Answers a price as the customer. */
export function answer(
  { environment }: Staff,
  { token, proposal, ...said }: { token: string; proposal: string; answer: 'agree' | 'refuse' },
): Promise<Answer<ProposalAnswered>> {
  return visit(environment.apiUrl).post(`/public/price_proposals/${proposal}/answer`, {
    body: { order_id_token: token, ...said },
  })
}

/** Lets the time to answer a price pass. */
export async function passTime({ environment }: Staff, proposal: string): Promise<void> {
  await environment.query(
    `update price_proposals set answer_until = now() - interval '1 second', next_attempt_at = now()
     where id = $1 and state = 'open'`,
    [proposal],
  )
  const open = `select 1 from price_proposals where id = $1 and state = 'open'`
  await expect.poll(() => environment.query(open, [proposal]), { interval: 10 }).toEqual([])
}
