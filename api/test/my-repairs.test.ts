import type { MyRepair, MyRepairs } from '@darnley/contract/my-repairs'
import type { OrderDetails } from '@darnley/contract/orders'
import { subtotal } from '@darnley/domain/pricing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placePaidOrder, type PaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let anyone: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  anyone = visit(environment.apiUrl)
})
afterAll(() => environment.stop())

const newEmail = (): string => `repairs.${crypto.randomUUID().slice(0, 8)}@example.com`
const orderOf = (email: string): Promise<PaidOrder> =>
  placePaidOrder(environment, { checkout: { email } })
const numberOf = async ({ token }: PaidOrder): Promise<string> =>
  (await anyone.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body
    .collection_ref

const askForAll = (email: string): Promise<Answer<unknown>> =>
  anyone.post('/public/my_repairs_request', { body: { email } })
const askForOne = (email: string, number: string): Promise<Answer<unknown>> =>
  anyone.post('/public/find_my_order', { body: { email, order_number: number } })
const open = (token: string, after?: string): Promise<Answer<MyRepairs>> =>
  anyone.post('/public/my_repairs', { body: { token, ...(after && { after }) } })

/** Returns what a pattern finds in the mails to an address, once there is a mail with it. */
async function inMailTo(email: string, pattern: RegExp): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const mails = await environment.mailbox.mailsTo(email, 0)
    return mails.map(({ text }) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

async function linkOf(email: string): Promise<string> {
  expect((await askForAll(email.toUpperCase())).status).toBe(204)
  return inMailTo(email, /my-repairs#token=([\w-]{43})/)
}

/** Waits until every mail with a link is made: sent, or dropped because there is nothing to open. */
async function untilLinksAreMade(): Promise<void> {
  const waiting = `select 1 from outbox where template in ('my-repairs-link', 'my-order-link')
    and sent_at is null and dropped_at is null`
  await expect.poll(() => environment.query(waiting)).toEqual([])
}

describe('the link to all orders of an address', () => {
  it('opens them, the latest first, as their pages show them', async () => {
    const email = newEmail()
    const [first, second] = [await orderOf(email), await orderOf(email.toUpperCase())]
    await orderOf(newEmail())
    const { body } = await open(await linkOf(email))
    expect(body.orders.map((each) => each.order_id_token)).toEqual([second.token, first.token])
    const own = await anyone.get(`/public/order_details?order_id_token=${first.token}`)
    const progress = await anyone.get(`/public/order_progress?order_id_token=${first.token}`)
    expect(body.orders[1]).toMatchObject({ order: own.body, progress: progress.body, again: null })
    expect(body.orders[1]).toMatchObject({ messages: 0, can_add_note: true })
    expect(body).toMatchObject({ email, next: null })
  })

  it('opens no order of another person, whose id begins no page either', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await orderOf(email)
    const foreign = await orderOf(other)
    const token = await linkOf(email)
    expect(JSON.stringify((await open(token)).body)).not.toContain(other)
    expect((await open(token, foreign.id)).body.orders).toEqual([])
  })

  it('shows no checkout that was left', async () => {
    const email = newEmail()
    const order = await orderOf(email)
    const left = visit(environment.apiUrl)
    await left.fill(order.entries.map((entry) => withNewIds(entry)))
    expect((await left.checkOut({ email })).status).toBe(200)
    expect((await open(await linkOf(email))).body.orders).toHaveLength(1)
  })

  it('has a further page after fifty orders', async () => {
    const email = newEmail()
    const { id } = await orderOf(email)
    await environment.query(
      `insert into orders (${COPIED}, id, token, collection_ref, basket_version, created_at)
       select ${COPIED}, gen_random_uuid(), 'copy-' || $1 || copy, 'DN-' || $1 || copy, copy + 100,
         created_at - make_interval(days => copy)
       from orders, generate_series(1, 50) copy where id = $2`,
      [email, id],
    )
    const token = await linkOf(email)
    const { orders, next } = (await open(token)).body
    expect(orders).toHaveLength(50)
    const rest = (await open(token, next ?? undefined)).body
    expect(rest.orders.map((each) => each.order.collection_ref)).toEqual([`DN-${email}50`])
    expect(rest.next).toBeNull()
  })

  it('ends after an hour, and before that when its holder signs out', async () => {
    const email = newEmail()
    await orderOf(email)
    const token = await linkOf(email)
    const { ends_at: endsAt } = (await open(token)).body
    const left = Date.parse(endsAt) - Date.now()
    expect(left).toBeGreaterThan(58 * 60_000)
    expect(left).toBeLessThanOrEqual(60 * 60_000)
    await environment.query('update personal_data_links set expires_at = now() where email = $1', [
      email,
    ])
    expect((await open(token)).status).toBe(404)
    await environment.query(
      `update personal_data_links set expires_at = now() + interval '1 hour' where email = $1`,
      [email],
    )
    expect((await open(token)).status).toBe(200)
    const leave = (): Promise<Answer<unknown>> =>
      anyone.post('/public/my_repairs_sign_out', { body: { token } })
    expect([(await leave()).status, (await leave()).status]).toEqual([204, 204])
    expect((await open(token)).status).toBe(404)
  })

  it('[X9] neither exports nor erases, and ends when its owner erases their data', async () => {
    const email = newEmail()
    await orderOf(email)
    const token = await linkOf(email)
    const asPersonalData = await anyone.post('/public/personal_data_erasure', { body: { token } })
    expect(asPersonalData.status).toBe(404)
    await anyone.post('/public/personal_data_request', { body: { email } })
    const other = await inMailTo(email, /your-data#token=([\w-]{43})/)
    expect((await open(other)).status).toBe(404)
    await anyone.post('/public/personal_data_erasure', { body: { token: other } })
    expect((await open(token)).status).toBe(404)
  })
})

describe('asking for a link', () => {
  it('is answered alike, and sends no mail, when there is nothing to open', async () => {
    const [email, stranger] = [newEmail(), newEmail()]
    const number = await numberOf(await orderOf(email))
    const answers = [
      await askForAll(email),
      await askForAll(stranger),
      await askForOne(email, number),
      await askForOne(stranger, number),
      await askForOne(email, 'DN-1'),
    ]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 204, body: null })),
    )
    await untilLinksAreMade()
    expect(await environment.mailbox.mailsTo(stranger, 0)).toEqual([])
    // The confirmation, and one for each link that opens something.
    expect(await environment.mailbox.mailsTo(email, 3)).toHaveLength(3)
  })

  it('[S31] is possible five times a day for each kind', async () => {
    const [email, statuses] = [newEmail(), [] as number[]]
    for (let time = 0; time < 6; time += 1) statuses.push((await askForAll(email)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    expect((await askForOne(email, 'DN-1')).status).toBe(204)
  })

  it('finds one order by its number in any notation', async () => {
    const email = newEmail()
    const order = await orderOf(email)
    const number = await numberOf(order)
    expect((await askForOne(email.toUpperCase(), ` #${number.toLowerCase()}`)).status).toBe(204)
    const link = /This link opens the page of your order\.[^]*orderIdToken=([\w-]{43})/
    expect(await inMailTo(email, link)).toBe(order.token)
  })
})

describe('a finished order', () => {
  it('can be repeated at the prices of today', async () => {
    const email = newEmail()
    const order = await orderOf(email)
    const today = subtotal(order.entries)
    await finish(order)
    await environment.query(
      `update orders set entries = jsonb_set(entries, '{0,serviceDetails,0,service,price}', '1')
       where id = $1`,
      [order.id],
    )
    const again = await againOf(email)
    expect(again).toMatchObject({ price: today, left_out: [] })
    const visitor = visit(environment.apiUrl)
    const basket = await visitor.fill(again?.entries.map((entry) => withNewIds(entry)) ?? [])
    expect(subtotal(basket.basket)).toBe(today)
  })

  it('leaves a garment out of which a service is no longer offered', async () => {
    const email = newEmail()
    const order = await placePaidOrder(environment, { garments: 2, checkout: { email } })
    await finish(order)
    await environment.query(
      `update orders set entries = jsonb_set(entries, '{0,serviceDetails,0,service,id}', '"gone"')
       where id = $1`,
      [order.id],
    )
    const again = await againOf(email)
    expect(again?.entries.map(({ id }) => id)).toEqual([order.entries[1]?.id])
    expect(again?.left_out).toEqual([{ name: 'Jeans', item_id: 'jeans', category_id: 'trousers' }])
  })
})

/** The columns of an order that a copy of it takes over. */
const COPIED = `status, basket_id, settled_basket_version, customer_name, email, phone, address,
  collection_provider, dropoff_provider, express, origin_system, entries, rate, subtotal, shipping,
  total, intent_amount, paid_at, settled_at`

const finish = (order: PaidOrder): Promise<unknown> =>
  environment.query(`update orders set status = 'finished' where id = $1`, [order.id])

async function againOf(email: string): Promise<MyRepair['again'] | undefined> {
  return (await open(await linkOf(email))).body.orders[0]?.again
}

function withNewIds(entry: PaidOrder['entries'][number]): PaidOrder['entries'][number] {
  return {
    ...entry,
    id: crypto.randomUUID(),
    serviceDetails: entry.serviceDetails.map((line) => ({ ...line, id: crypto.randomUUID() })),
  }
}
