import { randomUUID } from 'node:crypto'
import type { Basket } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import type { CustomerData, Redaction } from '@darnley/contract/shopify'
import type { OrderPage, StorefrontOrder } from '@darnley/contract/storefront-orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { connect, createEvent, sell, SHOP, shopifyOrder, signed } from './support/shopify.ts'
import { IN_STORE, signIn } from './support/staff.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let maison: Visitor
let email = ''

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RECONCILE_EVERY_MS: '200' } })
  maison = await signIn(environment, 'maison')
  await connect(environment)
})
afterAll(() => environment.stop())
beforeEach(() => {
  email = `shopper.${randomUUID().slice(0, 8)}@example.com`
})

const WORDS = 'the coat that Amara wore when she married'

const NOTHING = { shopify_orders: 0, orders: 0, baskets: 0 }
const NO_DATA = { shopify_orders: [], orders: [] }

/** Places an order whose descriptions and notes contain the customer's text. */
async function order(visitor: Visitor, change: object): Promise<string> {
  const jeans = await someJeans({ itemDescription: WORDS })
  const serviceDetails = jeans.serviceDetails.map((line) => ({ ...line, tailorNotes: WORDS }))
  await visitor.fill([{ ...jeans, serviceDetails }])
  const placed = await visitor.checkOut({ email, ...change })
  expect(placed.status).toBe(200)
  return placed.body.order_id_token
}

/** Returns an order that the shop's customer placed with us on its storefront. */
const ourOrder = (): Promise<string> => order(maison, IN_STORE)

/** Makes a request unique: identical bytes would be a replay. */
const once = (): { request_id: string } => ({ request_id: randomUUID() })

const redact = async (orders: string[] = []): Promise<Redaction> => {
  const body = { shop_domain: SHOP, customer: { email }, orders_to_redact: orders, ...once() }
  return (await signed<Redaction>(environment, { path: 'customers/redact', body })).body
}

const redactShop = async (shop = SHOP): Promise<Redaction> =>
  (
    await signed<Redaction>(environment, {
      path: 'shop/redact',
      body: { shop_domain: shop, ...once() },
    })
  ).body

const dataOf = async (): Promise<CustomerData> => {
  const body = { shop_domain: SHOP, customer: { email }, orders_requested: [], ...once() }
  return (await signed<CustomerData>(environment, { path: 'customers/data_request', body })).body
}

const customerSees = async (token: string): Promise<OrderDetails> =>
  (
    await visit(environment.apiUrl).get<OrderDetails>(
      `/public/order_details?order_id_token=${token}`,
    )
  ).body

const staffSee = async (token: string): Promise<StorefrontOrder> =>
  (await maison.get<StorefrontOrder>(`/storefront/order_details_by_token?order_id_token=${token}`))
    .body

async function move(token: string, ...statuses: string[]): Promise<void> {
  const { _id: id } = await staffSee(token)
  for (const status of statuses) {
    const change = `order_id=${id}&order_status=${status}`
    const answer = await maison.post(`/storefront/update_order_status?${change}`)
    expect(answer.status).toBe(200)
  }
}

const TO_WORK = ['awaiting_pickup', 'in_transit_to_darnley', 'arrived_at_darnley', 'in_progress']

/** Expects that neither the token's holder nor staff see the customer, and that nothing is stored. */
async function expectErased(token: string): Promise<void> {
  const seen = await customerSees(token)
  expect(seen).toMatchObject({
    customer_email: 'erased@invalid',
    inbound: { originating_address: { full_name: 'Erased' } },
    items: [{ item_description: 'Erased' }],
  })
  expect(seen.total_price).toBeGreaterThan(0)
  const kept = await environment.query(
    `select 1 from orders where token = $1
     and (orders::text like '%Amara%' or orders::text like '%@example.com%' or phone <> '' or address is not null)`,
    [token],
  )
  expect(kept).toEqual([])
}

const expectWhole = async (token: string): Promise<void> =>
  expect(await customerSees(token)).toMatchObject({
    customer_email: email,
    items: [{ item_description: WORDS }],
  })

const leave = async (visitor: Visitor, address: string): Promise<{ id: string }> =>
  (await visitor.post<{ id: string }>('/public/abandoned_basket', { body: { email: address } }))
    .body

const descriptionsIn = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get<Basket>('/public/get_basket')).body.basket.map((each) => each.itemDescription)

describe('personal data', () => {
  it('is shown to the shop when its customer requests it', async () => {
    const { number } = await sell(environment, email)
    await ourOrder()
    expect(await dataOf()).toMatchObject({
      shopify_orders: [{ order_number: number, email, customer_name: 'Inès Vale' }],
      orders: [{ email, customer_name: 'Amara Osei', phone: '+447700900123' }],
    })
  })

  it('of a closed order is erased at once and for good', async () => {
    const { id, number } = await sell(environment, email)
    const token = await ourOrder()
    await move(token, 'cancelled')
    expect(await redact([id])).toEqual({
      erased: { ...NOTHING, shopify_orders: 1, orders: 1 },
      kept_until_finished: 0,
    })
    await expectErased(token)
    const query = `order_number=${number}&email=${email}&storefront_domain=maison.localhost`
    expect(
      (await visit(environment.apiUrl).get(`/public/shopify/find_order?${query}`)).status,
    ).toBe(404)
    expect(await dataOf()).toEqual(NO_DATA)
    expect(await redact([id])).toEqual({ erased: NOTHING, kept_until_finished: 0 })
  })

  it('of an open order is kept until staff finish it, and erased then', async () => {
    const { id } = await sell(environment, email)
    const token = await ourOrder()
    const kept = { erased: { ...NOTHING, shopify_orders: 1 }, kept_until_finished: 1 }
    expect(await redact([id])).toEqual(kept)
    await move(token, ...TO_WORK)
    await expectWhole(token)
    expect(await staffSee(token)).toMatchObject({ customer_name: 'Amara Osei' })
    await move(token, 'finished')
    await expectErased(token)
    expect(await staffSee(token)).toMatchObject({
      status: 'finished',
      customer_name: 'Erased',
      customer_email: 'erased@invalid',
      phone: '',
    })
    const past = await maison.post<OrderPage>('/storefront/search_orders', {
      body: { list: 'past', search: email },
    })
    expect(past.body.orders).toEqual([])
    expect(await dataOf()).toEqual(NO_DATA)
    // An order without its customer sends no mail, and queued mails are dropped.
    const due = `select 1 from outbox where payload->>'orderId' = (select id::text from orders where token = $1) and sent_at is null`
    await expect.poll(() => environment.query(due, [token])).toEqual([])
    expect(await environment.mailbox.mailsTo('erased@invalid', 0)).toEqual([])
  })

  it('of an unpaid order is erased when the order is cancelled', async () => {
    const token = await order(visit(environment.apiUrl), {})
    // Orders of storefronts are placed at once; this one is made to wait for its payment.
    await environment.query(`update orders set storefront_id = 'maison-vale' where token = $1`, [
      token,
    ])
    expect(await redact()).toMatchObject({ kept_until_finished: 1 })
    await expectWhole(token)
    await environment.query(
      `update orders set reconcile_at = now(), updated_at = now() - interval '25 hours' where token = $1`,
      [token],
    )
    const status = async (): Promise<string> => (await customerSees(token)).status
    await expect.poll(status).toBe('cancelled')
    await expectErased(token)
  })

  it('of an order without a request stays when it is finished', async () => {
    const token = await ourOrder()
    await move(token, ...TO_WORK, 'finished')
    await expectWhole(token)
  })

  it('[X9] of baskets and orders on the customers’ site is neither shown to a shop nor erased by it', async () => {
    const [visitor, buyer] = [visit(environment.apiUrl), visit(environment.apiUrl)]
    const left = await someJeans({ itemDescription: WORDS })
    await visitor.fill([left])
    await leave(visitor, email.toUpperCase())
    const token = await order(buyer, {})
    expect(await dataOf()).toEqual(NO_DATA)
    expect(await redact()).toEqual({ erased: NOTHING, kept_until_finished: 0 })
    expect(await descriptionsIn(visitor)).toEqual([WORDS])
    await expectWhole(token)
  })

  it.each(['customers/data_request', 'customers/redact', 'shop/redact'])(
    '[X9] is not available to a %s for a shop that is not connected',
    async (path) => {
      const body = { shop_domain: 'stranger.myshopify.com', customer: { email } }
      const token = await ourOrder()
      await move(token, 'cancelled')
      expect((await signed(environment, { path, body })).status).toBe(404)
      await expectWhole(token)
    },
  )

  it('in the basket of an order is erased with the order, and the next customer’s is not', async () => {
    const token = await ourOrder()
    const next = await someJeans()
    const stored = (await maison.get<Basket>('/public/get_basket')).body.basket
    await maison.fill([...stored, next])
    await move(token, 'cancelled')
    expect((await redact()).erased).toEqual({ ...NOTHING, orders: 1 })
    expect(await descriptionsIn(maison)).toEqual([next.itemDescription])
  })

  it('does not return with a later event of an erased order', async () => {
    const sold = await sell(environment, email)
    await redact([sold.id])
    await createEvent(environment, {
      name: 'orders/updated',
      body: shopifyOrder({ ...sold, email }),
    })
    expect(await dataOf()).toMatchObject({ shopify_orders: [] })
  })

  it('of all customers is erased with their shop, including those who requested it before', async () => {
    // Left by the tests before.
    await redactShop()
    const earlier = (await redactShop()).kept_until_finished
    const closed = await ourOrder()
    await move(closed, 'cancelled')
    const open = await ourOrder()
    await sell(environment, email)
    expect(await redactShop()).toEqual({
      erased: { ...NOTHING, shopify_orders: 1, orders: 1 },
      kept_until_finished: earlier + 1,
    })
    await expectErased(closed)
    await expectWhole(open)
    expect(await redactShop()).toEqual({
      erased: NOTHING,
      kept_until_finished: earlier + 1,
    })
    await move(open, 'cancelled')
    await expectErased(open)
    expect((await redactShop()).kept_until_finished).toBe(earlier)
  })

  it('of a shop is erased in that shop only', async () => {
    const shop = 'kirk.myshopify.com'
    await connect(environment, { url: `https://${shop}` })
    const body = shopifyOrder({ id: '77', number: '77', email })
    await createEvent(environment, { name: 'orders/create', body, shop })
    const { number } = await sell(environment, email)
    const token = await ourOrder()
    expect((await redactShop(shop)).erased).toEqual({ ...NOTHING, shopify_orders: 1 })
    expect((await redactShop(shop)).erased).toEqual(NOTHING)
    expect(await dataOf()).toMatchObject({ shopify_orders: [{ order_number: number }] })
    await expectWhole(token)
  })

  it('[X22] is not shown to a replayed request', async () => {
    await ourOrder()
    const body = { shop_domain: SHOP, customer: { email }, data_request: { id: 9999 } }
    const ask = (): Promise<Answer<CustomerData>> =>
      signed<CustomerData>(environment, { path: 'customers/data_request', body })
    expect((await ask()).body.orders).toHaveLength(1)
    const copy = await ask()
    expect(copy.status).toBe(409)
    expect(JSON.stringify(copy.body)).not.toContain(email)
  })

  it('[X22] of later orders is not erased by a replayed request, but by the same one next month', async () => {
    const body = { shop_domain: SHOP, customer: { email }, orders_to_redact: [] }
    const erase = async (): Promise<number> =>
      (await signed<Redaction>(environment, { path: 'customers/redact', body })).body.erased.orders
    expect(await erase()).toBe(0)
    const token = await ourOrder()
    await move(token, 'cancelled')
    expect(await erase()).toBe(0)
    await expectWhole(token)
    await environment.query("update shopify_calls set taken_at = taken_at - interval '31 days'")
    expect(await erase()).toBe(1)
    await expectErased(token)
  })

  it.each(['customers/data_request', 'customers/redact', 'shop/redact'])(
    'is not available to a forged %s, and a malformed body is 422',
    async (path) => {
      const body = { shop_domain: SHOP, customer: { email } }
      expect((await signed(environment, { path, body, secret: 'guess' })).status).toBe(401)
      expect((await signed(environment, { path, body: { shop_domain: 5 } })).status).toBe(422)
    },
  )
})
