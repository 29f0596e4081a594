import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit, type Visitor } from './support/visitor.ts'
import {
  checkIn,
  garmentOf,
  placeForWorkshop,
  stepWith,
  workshopOrderOf,
} from './support/workshop.ts'

let environment: TestEnvironment
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RECONCILE_EVERY_MS: '200' } })
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

interface Begun {
  readonly id: string
  readonly running: string
  readonly untouched: string
}

/** Begins the work on one of two garments 90 seconds ago. */
async function begun(): Promise<Begun> {
  const id = await placeForWorkshop(environment, { garments: 2 })
  const { body } = await checkIn(manager, { id })
  const [running = '', untouched = ''] = body.order.garments.flatMap((garment) => garment.id ?? [])
  const started = await stepWith(manager, { id: running, task: 0, step: 'start' })
  expect(started.body.state).toBe('in_work')
  await environment.query(
    `update garment_tasks set started_at = started_at - interval '90 seconds'
      where garment_id = $1 and state = 'in_work'`,
    [running],
  )
  return { id, running, untouched }
}

async function moveTo(id: string, status: string): Promise<void> {
  await environment.query('update orders set status = $2 where id = $1', [id, status])
}

const ways: Readonly<Record<string, (id: string) => Promise<void>>> = {
  'a manager': async (id) => {
    await moveTo(id, 'awaiting_pickup')
    const { version } = (await workshopOrderOf(manager, id)).body
    const body = {
      version,
      key: randomUUID(),
      reason: 'You asked us to',
      money: { type: 'refund_all' },
    }
    expect((await manager.post(`/workshop/orders/${id}/cancel`, { body })).status).toBe(200)
  },
  'the customer': async (id) => {
    await moveTo(id, 'awaiting_pickup')
    const [row] = await environment.query<{ token: string }>(
      'select token from orders where id = $1',
      [id],
    )
    const body = { order_id_token: row?.token }
    const answer = await visit(environment.apiUrl).post('/public/cancel_order', { body })
    expect(answer.status).toBe(200)
  },
  'the end of a payment': async (id) => {
    await environment.query(
      `update orders set status = 'awaiting_payment', paid_at = null, reconcile_at = now(),
        updated_at = now() - interval '25 hours' where id = $1`,
      [id],
    )
  },
}

const byHand = ['awaiting_delivery', 'awaiting_store_collection', 'finished'] as const

it.each(Object.entries(ways))('an order cancelled by %s has no running task', async (_who, end) => {
  await expectWorkStops({ end, status: 'cancelled' })
})

it.each(byHand)('an order that is moved to %s by hand has no running task', async (status) => {
  const end = async (id: string): Promise<void> => {
    await moveTo(id, 'in_progress')
    const { version } = (await workshopOrderOf(manager, id)).body
    const body = { version, status, words: 'Sent off unfinished' }
    const answer = await manager.post(`/workshop/orders/${id}/status`, { body })
    expect([answer.status, answer.body]).toMatchObject([200, { status }])
  }
  await expectWorkStops({ end, status })
})

interface End {
  readonly end: (id: string) => Promise<void>
  readonly status: string
}

async function expectWorkStops({ end, status }: End): Promise<void> {
  const { id, running, untouched } = await begun()
  const seen = (await garmentOf(manager, untouched)).body
  const { version } = (await garmentOf(manager, running)).body
  await end(id)
  await expect.poll(async () => (await workshopOrderOf(manager, id)).body.status).toBe(status)
  const { body } = await garmentOf(manager, running)
  expect(body).toMatchObject({ state: 'paused', version: version + 1 })
  expect(body.tasks[0]).toMatchObject({ state: 'paused', started_at: null })
  expect(body.tasks[0]?.seconds).toBeGreaterThanOrEqual(90)
  expect(body.tasks[0]?.seconds).toBeLessThan(300)
  const left = (await garmentOf(manager, untouched)).body
  expect([left.state, left.version]).toEqual([seen.state, seen.version])
  // The colleague has a free hand for another order.
  const { running: next } = await begun()
  expect((await stepWith(manager, { id: next, task: 0, step: 'done' })).status).toBe(200)
}
