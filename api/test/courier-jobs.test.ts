import type { OrderDetails } from '@darnley/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { IN_STORE, signIn } from './support/staff.ts'
import { type Visitor, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let staff: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  staff = await signIn(environment, 'maison')
})
afterAll(() => environment.stop())

interface Task {
  readonly id: string
  readonly courier: 'onfleet' | 'ship24'
  readonly body: {
    readonly pickupTask?: boolean
    readonly dependencies?: readonly string[]
    readonly destination?: { readonly address: { readonly unparsed: string } }
    readonly trackingNumber?: string
  }
}

const tasksOf = async (reference: string): Promise<Task[]> =>
  (await fetch(`${environment.sandboxUrl}/couriers.json?reference=${reference}`)).json() as Promise<
    Task[]
  >

/** Waits until the couriers have received this many tasks. */
async function tasksAfter(reference: string, count: number): Promise<Task[]> {
  await expect.poll(async () => (await tasksOf(reference)).length).toBe(count)
  return tasksOf(reference)
}

/** Has the sandbox send the courier's event; returns the API's status. */
async function sendEvent(id: string, event: 'started' | 'done' | 'failed'): Promise<number> {
  const url = `${environment.sandboxUrl}/couriers/tasks/${encodeURIComponent(id)}/${event}`
  const answer = (await (await fetch(url, { method: 'POST' })).json()) as { status: number }
  return answer.status
}

const detailsOf = async (token: string): Promise<OrderDetails> =>
  (
    await visit(environment.apiUrl).get<OrderDetails>(
      `/public/order_details?order_id_token=${token}`,
    )
  ).body

/** Places an order in a shop; returns its details and token. */
async function orderInStore(): Promise<OrderDetails & { token: string }> {
  await staff.fill([await someJeans()])
  const { body } = await staff.checkOut(IN_STORE)
  return { ...(await detailsOf(body.order_id_token)), token: body.order_id_token }
}

const setStatus = async (id: string, status: string): Promise<void> => {
  const query = `order_id=${id}&order_status=${status}`
  const answer = await staff.post(`/storefront/update_order_status?${query}`)
  expect(answer.status).toBe(200)
}

describe("the company's own courier", () => {
  it('receives two tasks for a shop’s order: collect it there, then deliver it to the workshop', async () => {
    const { collection_ref } = await orderInStore()
    const tasks = await tasksAfter(collection_ref, 2)
    const collect = tasks.find(({ body }) => body.pickupTask)
    const bring = tasks.find(({ body }) => !body.pickupTask)
    expect(collect?.body.destination?.address.unparsed).toContain('12 Chiltern Street')
    expect(bring?.body.destination?.address.unparsed).toContain('27 Cutters Yard')
    expect(bring?.body.dependencies).toEqual([collect?.id])
  })

  it('moves the order by the events of its tasks, inbound and outbound', async () => {
    const { token, _id, collection_ref } = await orderInStore()
    await setStatus(_id, 'awaiting_pickup')
    const inbound = await tasksAfter(collection_ref, 2)
    const [bring, collect] = inbound[0]?.body.pickupTask ? inbound.toReversed() : inbound
    const statusAfter = async (id = '', event: 'started' | 'done' = 'done'): Promise<string> => {
      expect(await sendEvent(id, event)).toBe(200)
      return (await detailsOf(token)).status
    }
    expect(await statusAfter(collect?.id, 'started')).toBe('awaiting_pickup')
    expect(await statusAfter(collect?.id)).toBe('in_transit_to_darnley')
    expect(await statusAfter(bring?.id)).toBe('arrived_at_darnley')
    await setStatus(_id, 'in_progress')
    await setStatus(_id, 'awaiting_delivery')
    const all = await tasksAfter(collection_ref, 4)
    const known = new Set(inbound.map(({ id }) => id))
    const back = all.filter(({ id }) => !known.has(id))
    const shop = back.find(({ body }) => !body.pickupTask)
    expect(shop?.body.destination?.address.unparsed).toContain('12 Chiltern Street')
    expect(await statusAfter(back.find(({ body }) => body.pickupTask)?.id)).toBe(
      'in_transit_to_customer',
    )
    expect(await statusAfter(shop?.id)).toBe('awaiting_store_collection')
  })

  it('receives each task once, even when a process died before storing the response', async () => {
    const { _id, collection_ref } = await orderInStore()
    await tasksAfter(collection_ref, 2)
    const forget = `update courier_jobs set done_at = null, external_ids = '{}', next_attempt_at = now()
      where order_id = $1`
    await environment.query(forget, [_id])
    const noted = async (): Promise<number | undefined> => {
      const rows = await environment.query<{ external_ids: string[] }>(
        'select external_ids from courier_jobs where order_id = $1 and done_at is not null',
        [_id],
      )
      return rows[0]?.external_ids.length
    }
    await expect.poll(noted).toBe(2)
    expect(await tasksOf(collection_ref)).toHaveLength(2)
  })

  it('receives nothing for orders of other couriers', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    const { body } = await visitor.checkOut()
    const { collection_ref, _id } = await detailsOf(body.order_id_token)
    expect(
      await environment.query('select 1 from courier_jobs where order_id = $1', [_id]),
    ).toEqual([])
    expect(await tasksOf(collection_ref)).toEqual([])
  })
})

describe('a parcel with a tracking number', () => {
  it('is tracked by Ship24, whose events move the order', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    const { body } = await visitor.checkOut({ collection_provider: 'RMTracked24' })
    const token = body.order_id_token
    await environment.stripe.paymentIntents.confirm(
      body.client_secret?.split('_secret_')[0] ?? '',
      {
        payment_method: 'pm_card_visa',
        return_url: 'http://localhost/validate-payment',
      },
    )
    await visitor.get(`/public/validate_order_paid?order_id_token=${token}`)
    const label = await fetch(`${environment.apiUrl}/public/royal_mail_label?token=${token}`)
    expect(label.status).toBe(200)
    await label.arrayBuffer()
    const { collection_ref } = await detailsOf(token)
    const [tracker] = await tasksAfter(collection_ref, 1)
    expect(tracker).toMatchObject({
      courier: 'ship24',
      body: { trackingNumber: expect.any(String) },
    })
    expect(await sendEvent(tracker?.id ?? '', 'started')).toBe(200)
    expect((await detailsOf(token)).status).toBe('in_transit_to_darnley')
    expect(await sendEvent(tracker?.id ?? '', 'done')).toBe(200)
    expect((await detailsOf(token)).status).toBe('arrived_at_darnley')
  })
})
