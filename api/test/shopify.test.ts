import { createHmac, randomUUID } from 'node:crypto'
import type { CustomerData, Redaction, ShopifyShop, StoreAssets } from 'shared/contract/shopify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Answer } from './support/visitor.ts'
import { startWorld, type World } from './support/world.ts'

let world: World
let email = ''

const SHOP = 'maison.myshopify.com'
const STORE_URL = encodeURIComponent(`https://${SHOP}`)

beforeAll(async () => {
  world = await startWorld({ env: { SHOPIFY_USER_IPS: '203.0.113.0/24' } })
  await connect()
})
afterAll(() => world.stop())
beforeEach(() => {
  email = `shopper.${randomUUID().slice(0, 8)}@example.com`
})

const get = <Body>(path: string): Promise<Answer<Body>> =>
  visit(world.apiUrl).get<Body>(`/public/shopify/${path}`)

const connect = (token = 'shpat_0123', url = STORE_URL): Promise<Answer<ShopifyShop>> =>
  visit(world.apiUrl).post(`/public/shopify/auth?access_token=${token}&store_url=${url}`)

interface Sending {
  readonly secret?: string
  readonly headers?: Record<string, string>
}

function signed<Body>(path: string, body: unknown, sending: Sending = {}): Promise<Answer<Body>> {
  const text = JSON.stringify(body)
  const { secret = 'shopify_sandbox', headers = {} } = sending
  const hmac = createHmac('sha256', secret).update(text).digest('base64')
  return visit(world.apiUrl).post<Body>(`/public/shopify/${path}`, {
    body: text,
    headers: { 'x-shopify-hmac-sha256': hmac, ...headers },
  })
}

interface Sold {
  readonly id: string
  readonly number: string
}

const shopifyOrder = ({ id, number }: Sold): object => ({
  id: Number(id),
  order_number: Number(number),
  email: email.toUpperCase(),
  customer: { first_name: 'Inès', last_name: 'Vale' },
  line_items: [{ id: 1, title: 'Wool coat', quantity: 1, price: '240.00' }],
  billing_address: { address1: 'not kept' },
})

let numbers = 1000

/** An order that the shop tells of. */
async function sell(): Promise<Sold> {
  const number = String((numbers += 1))
  const sold = { id: `55500${number}`, number }
  const answer = await createEvent('orders/create', shopifyOrder(sold))
  expect(answer.body).toEqual({ received: true, is_new: true })
  return sold
}

const createEvent = (
  name: string,
  body: unknown,
  { shop = SHOP, id = randomUUID() as string } = {},
): Promise<Answer<unknown>> =>
  signed(`create_event?event_name=${encodeURIComponent(name)}`, body, {
    headers: { 'x-shopify-shop-domain': shop, 'x-shopify-webhook-id': id },
  })

const find = (number: string, by = email, domain = 'maison.localhost'): Promise<Answer<unknown>> =>
  get(`find_order?order_number=${number}&email=${by}&storefront_domain=${domain}`)

describe('a shop', () => {
  it('is connected once Shopify confirms its token, with the storefront of its domain', async () => {
    const connected = await connect()
    expect(connected.body).toMatchObject({
      shop_domain: SHOP,
      name: 'maison',
      storefront: { id: 'maison-vale' },
    })
    expect(JSON.stringify(connected.body)).not.toContain('shpat_')
    expect((await get(`store_details?store_url=${STORE_URL}`)).body).toEqual(connected.body)
  })

  it('is not connected with a token that Shopify does not know', async () => {
    const url = encodeURIComponent('https://other.myshopify.com')
    expect((await connect('guess', url)).status).toBe(401)
    expect((await get(`store_details?store_url=${url}`)).status).toBe(404)
  })

  it.each([
    'https://127.0.0.1:5432',
    'https://evil.example',
    'https://maison.myshopify.com.evil.example',
    'https://evil.example/maison.myshopify.com',
    'file:///etc/passwd',
  ])('is never asked for at %s (S18)', async (url) => {
    const answer = await connect('shpat_1', encodeURIComponent(url))
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual(['query.store_url'])
  })
})

describe('an order of a shop', () => {
  it('is found by number and e-mail together', async () => {
    const { id, number } = await sell()
    expect((await find(number)).body).toEqual({
      shopify_order_id: id,
      order_number: number,
      line_items: [{ id: '1', title: 'Wool coat', quantity: 1 }],
    })
    expect((await find(number, 'other@example.com')).status).toBe(404)
    expect((await find('999999')).status).toBe(404)
    expect((await find(number, email, 'kirk.localhost')).status).toBe(404)
    expect((await find(number, 'nobody')).status).toBe(422)
  })

  it('is told of once for each event, and changed by a later one', async () => {
    const sold = await sell()
    const id = randomUUID()
    const changed = { ...shopifyOrder(sold), line_items: [] }
    const first = await createEvent('orders/updated', changed, { id })
    const again = await createEvent('orders/updated', shopifyOrder(sold), { id })
    expect([first.body, again.body]).toEqual([
      { received: true, is_new: true },
      { received: true, is_new: false },
    ])
    expect((await find(sold.number)).body).toMatchObject({ line_items: [] })
  })

  it('of an unknown shop, forged, or of another shape is refused (S17)', async () => {
    const order = shopifyOrder({ id: '1', number: '1' })
    expect((await createEvent('orders/create', order, { shop: 'x.myshopify.com' })).status).toBe(
      404,
    )
    expect((await createEvent('orders/create', { id: 1 })).status).toBe(422)
    expect((await createEvent('nonsense', order)).status).toBe(422)
    const forged = await signed('create_event?event_name=orders/create', order, {
      secret: 'guess',
      headers: { 'x-shopify-shop-domain': SHOP, 'x-shopify-webhook-id': '1' },
    })
    expect(forged.status).toBe(401)
    expect((await find('1')).status).toBe(404)
  })

  it('brings its customer one e-mail, however often that is asked for', async () => {
    const { number } = await sell()
    const path = 'send_shopify_initial_customer_email'
    const [one, two] = await Promise.all([get(path), get(path)])
    expect([one.status, two.status]).toEqual([200, 200])
    const [mail] = await world.mailbox.mailsTo(email, 1)
    expect(mail?.subject).toBe(`Your order ${number} at maison: make it fit`)
    expect(mail?.text).toContain('http://maison.localhost:3000/')
    expect((await get(path)).body).toEqual({ queued: 0 })
    expect(await world.mailbox.mailsTo(email, 1)).toHaveLength(1)
  })
})

/** An order that the customer of the shop placed with us in its storefront. */
async function ourOrder(): Promise<string> {
  const staff = visit(world.apiUrl, { 'x-forwarded-host': 'maison.localhost:3000' })
  const { status } = await staff.post('/storefront/token', {
    body: { email: 'staff@maison.example', password: 'needle-and-thread' },
  })
  expect(status).toBe(200)
  await staff.fill([await someJeans()])
  const placed = await staff.checkOut({
    email,
    in_store_type: 'return_to_store',
    collection_provider: 'Onfleet',
    dropoff_provider: 'Onfleet',
    address: null,
    origin_system: 'in-store',
  })
  expect(placed.status).toBe(200)
  return placed.body.order_id_token
}

const redact = (orders: string[]): Promise<Answer<Redaction>> =>
  signed('customers/redact', { shop_domain: SHOP, customer: { email }, orders_to_redact: orders })

const dataOf = async (): Promise<CustomerData> =>
  (
    await signed<CustomerData>('customers/data_request', {
      shop_domain: SHOP,
      customer: { email },
      orders_requested: [],
    })
  ).body

describe('personal data', () => {
  it('is shown to the shop when its customer asks for it', async () => {
    const { number } = await sell()
    await ourOrder()
    expect(await dataOf()).toMatchObject({
      shopify_orders: [{ order_number: number, email, customer_name: 'Inès Vale' }],
      orders: [{ email, customer_name: 'Amara Osei', phone: '+447700900123' }],
    })
  })

  it('is erased for good, except from orders under way, and says so', async () => {
    const { id, number } = await sell()
    const token = await ourOrder()
    expect((await redact([id])).body).toEqual({
      erased: { shopify_orders: 1, orders: 0 },
      kept_until_finished: 1,
    })
    expect((await find(number)).status).toBe(404)
    await world.query(`update orders set status = 'cancelled' where token = $1`, [token])
    expect((await redact([id])).body).toEqual({
      erased: { shopify_orders: 0, orders: 1 },
      kept_until_finished: 0,
    })
    expect(await dataOf()).toEqual({ shopify_orders: [], orders: [] })
    const rows = await world.query(
      `select 1 from orders where token = $1 and (email = $2 or customer_name = 'Amara Osei' or phone <> '')`,
      [token, email],
    )
    expect(rows).toEqual([])
    // A mail that was due when its order was erased is dropped.
    await world.query(
      `insert into outbox (key, notification_type, template, payload)
       select 'late', 'order_status_update', 'order-confirmation', jsonb_build_object('orderId', id)
       from orders where token = $1`,
      [token],
    )
    const done = `select 1 from outbox where key = 'late' and sent_at is not null`
    await expect.poll(() => world.query(done), { timeout: 8000 }).toHaveLength(1)
    expect(await world.mailbox.mailsTo('erased@invalid', 0)).toEqual([])
  })

  it('does not come back with news of an order that was erased', async () => {
    const sold = await sell()
    await redact([sold.id])
    await createEvent('orders/updated', shopifyOrder(sold))
    expect(await dataOf()).toMatchObject({ shopify_orders: [] })
  })

  it('of all customers is erased with a shop, and its token too', async () => {
    await connect('shpat_2', encodeURIComponent('https://kirk.myshopify.com'))
    const shop = { shop: 'kirk.myshopify.com' }
    await createEvent('orders/create', shopifyOrder({ id: '77', number: '77' }), shop)
    const erase = (): Promise<Answer<Redaction>> =>
      signed('shop/redact', { shop_domain: 'kirk.myshopify.com' })
    expect((await erase()).body.erased).toEqual({ shopify_orders: 1, orders: 0 })
    expect((await erase()).body.erased).toEqual({ shopify_orders: 0, orders: 0 })
    const tokens = await world.query('select access_token from shopify_shops where domain = $1', [
      'kirk.myshopify.com',
    ])
    expect(tokens).toEqual([{ access_token: '' }])
  })

  it.each(['customers/data_request', 'customers/redact', 'shop/redact'])(
    'is out of reach of a forged %s; a body of another shape is 422',
    async (path) => {
      const body = { shop_domain: SHOP, customer: { email } }
      expect((await signed(path, body, { secret: 'guess' })).status).toBe(401)
      expect((await signed(path, { shop_domain: 5 })).status).toBe(422)
    },
  )
})

describe('the extension of a shop', () => {
  it('is open to the addresses that were named', async () => {
    expect((await get('valid_user?user_ip=203.0.113.9')).body).toEqual({ valid: true })
    expect((await get('valid_user?user_ip=198.51.100.1')).body).toEqual({ valid: false })
    expect((await get('valid_user?user_ip=everyone')).status).toBe(422)
  })

  it('shows range, prices and look of the storefront', async () => {
    const of = '?storefront_domain=kirk.localhost'
    expect((await get(`store_pricing${of}`)).body).toMatchObject({ exchange_rate: '1.25' })
    const own = await visit(world.apiUrl).get(`/public/store/store_item_customisations${of}`)
    expect((await get(`store_item_customisations${of}`)).body).toEqual(own.body)
    const assets = (await get<StoreAssets>(`store_assets${of}`)).body
    expect(assets.logo).toContain('/')
    expect(Object.keys(assets.background_images).toSorted()).toEqual([
      'basket',
      'bookingFlow',
      'checkout',
      'thankYou',
    ])
    expect(assets.styles['buttonColour']).toMatch(/^#/)
  })

  it.each(['store_pricing', 'store_item_customisations', 'store_assets'])(
    'knows no %s of a storefront that is not there',
    async (path) => {
      expect((await get(`${path}?storefront_domain=nowhere.example`)).status).toBe(404)
      expect((await get(path)).status).toBe(422)
    },
  )
})
