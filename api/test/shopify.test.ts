import { randomUUID } from 'node:crypto'
import type { StoreAssets } from '@darnley/contract/shopify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, createEvent, sell, SHOP, shopifyOrder, signed } from './support/shopify.ts'
import { placesOf, visit, type Answer } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let email = ''

const STORE_URL = encodeURIComponent(`https://${SHOP}`)

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { SHOPIFY_USER_IPS: '203.0.113.0/24' } })
  await connect(environment)
})
afterAll(() => environment.stop())
beforeEach(() => {
  email = `shopper.${randomUUID().slice(0, 8)}@example.com`
})

const get = <Body>(path: string): Promise<Answer<Body>> =>
  visit(environment.apiUrl).get<Body>(`/public/shopify/${path}`)

const find = (number: string, by = email, domain = 'maison.localhost'): Promise<Answer<unknown>> =>
  get(`find_order?order_number=${number}&email=${by}&storefront_domain=${domain}`)

describe('a shop', () => {
  it('is connected once Shopify confirms its token, with the storefront of its domain', async () => {
    const connected = await connect(environment)
    expect(connected.body).toMatchObject({
      shop_domain: SHOP,
      name: 'maison',
      storefront: { id: 'maison-vale' },
    })
    expect(JSON.stringify(connected.body)).not.toContain('shpat_')
    const kept = `select 1 from shopify_shops where shopify_shops::text like '%shpat_%'`
    expect(await environment.query(kept)).toEqual([])
    expect((await get(`store_details?store_url=${STORE_URL}`)).body).toEqual(connected.body)
  })

  it('is not connected with a token unknown to Shopify', async () => {
    const url = 'https://other.myshopify.com'
    expect((await connect(environment, { token: 'guess', url })).status).toBe(401)
    const store = encodeURIComponent(url)
    expect((await get(`store_details?store_url=${store}`)).status).toBe(404)
  })

  it.each([
    'https://127.0.0.1:5432',
    'https://evil.example',
    'https://maison.myshopify.com.evil.example',
    'https://evil.example/maison.myshopify.com',
    'file:///etc/passwd',
  ])('[S18] is never requested from %s', async (url) => {
    const answer = await connect(environment, { url })
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual(['query.store_url'])
  })
})

describe('a shop’s order', () => {
  it('is found by number and e-mail together', async () => {
    const { id, number } = await sell(environment, email)
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

  it('is recorded once for each event, and changed by a later one', async () => {
    const sold = await sell(environment, email)
    const id = randomUUID()
    const event = { name: 'orders/updated', id }
    const order = shopifyOrder({ ...sold, email })
    const first = await createEvent(environment, {
      ...event,
      body: { ...order, line_items: [] },
    })
    const again = await createEvent(environment, { ...event, body: order })
    expect([first.body, again.body]).toEqual([
      { received: true, is_new: true },
      { received: true, is_new: false },
    ])
    expect((await find(sold.number)).body).toMatchObject({ line_items: [] })
  })

  it('[X22] is recorded once when its signed bytes are replayed', async () => {
    const body = shopifyOrder({ id: '7001', number: '7001', email })
    const event = { name: 'orders/create', body }
    expect((await createEvent(environment, event)).body).toMatchObject({ is_new: true })
    expect((await createEvent(environment, event)).body).toMatchObject({ is_new: false })
    await connect(environment, { url: 'https://kirk.myshopify.com' })
    const elsewhere = await createEvent(environment, { ...event, shop: 'kirk.myshopify.com' })
    expect(elsewhere.status).toBe(401)
  })

  it('[X22] keeps its latest state when an older one arrives as another event', async () => {
    const sold = { id: '7002', number: '7002' }
    const order = (title: string, updated_at: string): object => ({
      ...shopifyOrder({ ...sold, email }),
      updated_at,
      line_items: [{ id: 1, title, quantity: 1 }],
    })
    const older = order('Wool coat', '2026-11-20T10:00:00+00:00')
    await createEvent(environment, { name: 'orders/create', body: older })
    const newer = order('Silk shirt', '2026-11-20T11:00:00+00:00')
    await createEvent(environment, { name: 'orders/updated', body: newer })
    await createEvent(environment, { name: 'orders/updated', body: older })
    expect((await find('7002')).body).toMatchObject({ line_items: [{ title: 'Silk shirt' }] })
  })

  it('[S17] of an unknown shop, forged, or malformed is refused', async () => {
    const body = shopifyOrder({ id: '1', number: '1', email })
    const event = { name: 'orders/create', body }
    const statusOf = async (change: object): Promise<number> =>
      (await createEvent(environment, { ...event, ...change })).status
    expect(await statusOf({ shop: 'x.myshopify.com' })).toBe(404)
    expect(await statusOf({ body: { id: 1 } })).toBe(422)
    expect(await statusOf({ name: 'nonsense' })).toBe(422)
    const forged = await signed(environment, {
      path: 'create_event?event_name=orders/create',
      body,
      secret: 'guess',
      headers: { 'x-shopify-shop-domain': SHOP, 'x-shopify-webhook-id': '1' },
    })
    expect(forged.status).toBe(401)
    expect((await find('1')).status).toBe(404)
  })

  it('sends its customer one e-mail, whatever the number of requests', async () => {
    const { number } = await sell(environment, email)
    const path = 'send_shopify_initial_customer_email'
    const [one, two] = await Promise.all([get(path), get(path)])
    expect([one.status, two.status]).toEqual([200, 200])
    const [mail] = await environment.mailbox.mailsTo(email, 1)
    expect(mail?.subject).toBe(`Your order ${number} at maison: make it fit`)
    expect(mail?.text).toContain('http://maison.localhost:3000/')
    expect((await get(path)).body).toEqual({ queued: 0 })
    expect(await environment.mailbox.mailsTo(email, 1)).toHaveLength(1)
  })
})

describe('the extension of a shop', () => {
  it('is open to the configured addresses', async () => {
    expect((await get('valid_user?user_ip=203.0.113.9')).body).toEqual({ valid: true })
    expect((await get('valid_user?user_ip=198.51.100.1')).body).toEqual({ valid: false })
    expect((await get('valid_user?user_ip=everyone')).status).toBe(422)
  })

  it('returns the storefront’s range, prices and brand', async () => {
    const of = '?storefront_domain=kirk.localhost'
    expect((await get(`store_pricing${of}`)).body).toMatchObject({ exchange_rate: '1.25' })
    const own = await visit(environment.apiUrl).get(`/public/store/store_item_customisations${of}`)
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
    'responds to %s with 404 for an unknown storefront',
    async (path) => {
      expect((await get(`${path}?storefront_domain=nowhere.example`)).status).toBe(404)
      expect((await get(path)).status).toBe(422)
    },
  )
})
