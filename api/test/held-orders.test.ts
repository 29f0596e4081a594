import { randomUUID } from 'node:crypto'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import {
  change,
  moneyOf,
  payIntent,
  placePaidOrder,
  refundedAtProvider,
} from './support/paid-order.ts'
import { signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RECONCILE_EVERY_MS: '200' } })
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

interface Held {
  readonly id: string
  readonly intent: string
  readonly visitor: Visitor
}

/** Places an order whose payment differs from what was agreed. */
async function placeHeld(): Promise<Held> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  const { body } = await visitor.checkOut({ collection_provider: 'WFLondon' })
  const [row] = await environment.query<{ id: string }>(
    'update orders set total = total + 500 where token = $1 returning id',
    [body.order_id_token],
  )
  const intent = body.client_secret?.split('_secret_')[0] ?? ''
  await payIntent(environment, intent)
  const id = row?.id ?? ''
  await expect.poll(() => statusOf(id)).toBe('attention_required')
  return { id, intent, visitor }
}

async function statusOf(id: string): Promise<string | undefined> {
  const rows = await environment.query<{ status: string }>(
    'select status from orders where id = $1',
    [id],
  )
  return rows[0]?.status
}

const cancel = (order: Pick<Held, 'id'>, body: object): Promise<Answer<OrderMoney>> =>
  change(manager, order, {
    action: 'cancel',
    body: { key: randomUUID(), reason: 'The payment was not what we agreed on', ...body },
  })

const refundAll = { money: { type: 'refund_all' } }

it('[I2] [I3] [I9] an order that is held for its payment is cancelled, and all that was captured goes back', async () => {
  const order = await placeHeld()
  const { can_cancel: canCancel, refundable, proof } = await moneyOf(manager, order)
  expect([canCancel, refundable]).toEqual([true, proof.paid])
  expect(placesOf(await cancel(order, {}))).toEqual(['body.money'])
  const { status, body } = await cancel(order, refundAll)
  expect([status, body.status]).toEqual([200, 'cancelled'])
  await expect.poll(() => refundedAtProvider(environment, order.intent)).toEqual([proof.paid])
  expect((await moneyOf(manager, order)).proof).toMatchObject({ total: 0, held: 0, owed: 0 })
  expect((await cancel(order, { money: { type: 'keep', amount: 1 } })).status).toBe(409)
})

it('may also go on, or keep a part of its payment, but never more than it', async () => {
  const order = await placeHeld()
  const { body } = await manager.get<WorkshopOrder>(`/workshop/orders/${order.id}`)
  expect(body.next_statuses.toSorted()).toEqual([
    'awaiting_pickup',
    'awaiting_store_dropoff',
    'cancelled',
  ])
  const { proof } = await moneyOf(manager, order)
  const greedy = await cancel(order, { money: { type: 'keep', amount: proof.paid + 1 } })
  expect(placesOf(greedy)).toEqual(['body.money.amount'])
  const kept = await cancel(order, { money: { type: 'keep', amount: 300 } })
  expect(kept.body.proof).toMatchObject({ total: 300, held: 300, owed: 0 })
})

it('is cancelled once, by the first of two colleagues, its shop included', async () => {
  const order = await placeHeld()
  const shop = await signIn(environment, 'maison')
  const path = `/storefront/update_order_status?order_id=${order.id}&order_status=cancelled`
  const answers = await Promise.all([cancel(order, refundAll), shop.post(path)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const changes = await environment.query<{ to: string }>(
    'select "to" from order_status_changes where order_id = $1 order by id',
    [order.id],
  )
  expect(changes.map(({ to }) => to)).toEqual(['attention_required', 'cancelled'])
})

it('is not cancelled when it was held in the house', async () => {
  const order = await placePaidOrder(environment)
  await environment.query(
    `update orders set status = 'attention_required', held_from = 'in_progress' where id = $1`,
    [order.id],
  )
  expect((await moneyOf(manager, order)).can_cancel).toBe(false)
  expect((await cancel(order, refundAll)).status).toBe(409)
})
