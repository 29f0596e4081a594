import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import type { Store, Studio } from '@darnley/contract/places'
import type { OrderPage, StorefrontOrder } from '@darnley/contract/storefront-orders'
import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { lookUp, orderInShop, orderOnTheWeb, startShops } from './support/shop-orders.ts'
import { placesOf, type Answer, visit, type Visitor } from './support/visitor.ts'
import type { TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let maison: Visitor
let kirk: Visitor

beforeAll(async () => {
  ;({ environment, maison, kirk } = await startShops())
})
afterAll(() => environment.stop())

const update = (
  staff: Visitor,
  change: { order: StorefrontOrder; to: string },
): Promise<Answer<StorefrontOrder>> =>
  staff.post(
    `/storefront/update_order_status?order_id=${change.order._id}&order_status=${change.to}`,
  )

describe('staff', () => {
  it('[I7] can scan the code of a web customer at their own drop-off point, and no other storefront can', async () => {
    const token = await orderOnTheWeb(environment, { collection_provider: 'WFLondon' })
    const { body, status } = await lookUp(maison, token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ customer_name: 'Amara Osei', status: 'awaiting_store_dropoff' })
    expect((await lookUp(kirk, token)).status).toBe(404)
    expect((await lookUp(maison, ` ${body.collection_ref.toLowerCase()} `)).body._id).toBe(body._id)
    expect((await lookUp(kirk, body.collection_ref)).status).toBe(404)
    expect((await update(kirk, { order: body, to: 'awaiting_pickup' })).status).toBe(404)
    expect((await lookUp(maison, token)).body.status).toBe('awaiting_store_dropoff')
  })

  it('[J30] see what the customer said, when it is due, and amounts that add up', async () => {
    const token = await orderInShop(maison, { coupon_code: 'WELCOME10', express: true })
    const { body } = await lookUp(maison, token)
    const { services, discount, express, delivery } = body.amounts
    expect(discount).toEqual({ code: 'WELCOME10', amount: Math.trunc(services / 10) })
    expect(express).toBe(1000)
    expect(services - (discount?.amount ?? 0) + (express ?? 0) + delivery).toBe(body.total_price)
    expect(body.due_day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const garment = await someJeans()
    expect(body.items[0]?.services.map(({ answers }) => answers)).toEqual(
      garment.serviceDetails.map(({ questionAnswerModifiers }) =>
        questionAnswerModifiers.map(({ question, answer }) => ({ question, answer })),
      ),
    )
  })

  it('can hand out what customers collect from their shop', async () => {
    const token = await orderOnTheWeb(environment, { dropoff_provider: 'WFStratford' })
    expect((await lookUp(kirk, token)).status).toBe(200)
    expect((await lookUp(maison, token)).status).toBe(404)
  })

  it('cannot see unpaid orders', async () => {
    const guest = visit(environment.apiUrl)
    await guest.fill([await someJeans()])
    const { body } = await guest.checkOut({ collection_provider: 'WFLondon' })
    expect((await lookUp(maison, body.order_id_token)).status).toBe(404)
  })

  it('get 404 for an unknown code', async () => {
    for (const text of ['https://elsewhere.example', 'DN-1', 'A'.repeat(43)])
      expect((await lookUp(maison, text)).status).toBe(404)
    expect(placesOf(await lookUp(maison, ''))).toEqual(['query.order_id_token'])
  })
})

describe('a change of status', () => {
  it('is recorded with time and actor, mailed once and shown to the customer', async () => {
    const { email } = customer()
    const token = await orderInShop(maison, { email })
    const { body: order } = await lookUp(maison, token)
    expect(order.next_statuses).toEqual(['awaiting_pickup', 'cancelled', 'attention_required'])
    const changed = await update(maison, { order, to: 'awaiting_pickup' })
    expect(changed.status).toBe(200)
    const last = (await lookUp(maison, token)).body.status_changes.at(-1)
    expect(last).toMatchObject({ from: 'awaiting_store_dropoff', to: 'awaiting_pickup' })
    expect(last?.actor).toMatch(/^staff:[\da-f-]{36}$/)
    expect(Math.abs(Date.now() - Date.parse(last?.at ?? ''))).toBeLessThan(60_000)
    const seen = await visit(environment.apiUrl).get(
      `/public/order_details?order_id_token=${token}`,
    )
    expect(seen.body).toMatchObject({ status: 'awaiting_pickup' })
    const mails = await environment.mailbox.mailsTo(email, 2)
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('ready to travel'),
    )
  })

  it('outside the table is 409 and changes nothing', async () => {
    const token = await orderInShop(maison)
    const { body: order } = await lookUp(maison, token)
    for (const to of ['finished', 'awaiting_store_dropoff', 'awaiting_payment'])
      expect((await update(maison, { order, to })).status).toBe(409)
    expect((await lookUp(maison, token)).body).toEqual(order)
  })

  it('[F55] made twice concurrently happens once', async () => {
    const { email } = customer()
    const token = await orderInShop(kirk, { email })
    const { body: order } = await lookUp(kirk, token)
    const answers = await Promise.all(
      [1, 2, 3].map(() => update(kirk, { order, to: 'awaiting_pickup' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await lookUp(kirk, token)).body.status_changes).toHaveLength(2)
    expect(await environment.mailbox.mailsTo(email, 2)).toHaveLength(2)
  })

  it('to attention_required and back sends the customer no second mail', async () => {
    const token = await orderInShop(kirk)
    const { body: order } = await lookUp(kirk, token)
    for (const to of ['awaiting_pickup', 'attention_required', 'awaiting_pickup'])
      expect((await update(kirk, { order, to })).status).toBe(200)
    const mails = await environment.query(
      `select 1 from outbox where template = 'order-status' and payload->>'orderId' = $1`,
      [order._id],
    )
    expect(mails).toHaveLength(1)
  })

  it('by the shop’s own call goes from awaiting_pickup to us, and from no other status', async () => {
    const token = await orderInShop(maison)
    const { body: order } = await lookUp(maison, token)
    const path = `/storefront/mark_order_dispatched_by_store?order_id=${order._id}`
    expect((await maison.post(path)).status).toBe(409)
    await update(maison, { order, to: 'awaiting_pickup' })
    expect((await kirk.post(path)).status).toBe(404)
    expect((await maison.post(path)).status).toBe(200)
    expect((await lookUp(maison, token)).body.status).toBe('in_transit_to_darnley')
  })

  it('reports every fault of bad input', async () => {
    const bad = await maison.post('/storefront/update_order_status?order_id=5&surprise=1')
    expect(placesOf(bad).toSorted()).toEqual([
      'query.order_id',
      'query.order_status',
      'query.surprise',
    ])
    const order = { _id: crypto.randomUUID() } as StorefrontOrder
    expect(placesOf(await update(maison, { order, to: 'lost' }))).toEqual(['query.order_status'])
    expect((await update(maison, { order, to: 'finished' })).status).toBe(404)
    const path = '/storefront/mark_order_dispatched_by_store'
    expect(placesOf(await maison.post(`${path}?order_id=1`))).toEqual(['query.order_id'])
  })
})

it('[C41] staff find an order by its number with or without the prefix, in any notation', async () => {
  const token = await orderOnTheWeb(environment, { collection_provider: 'WFLondon' })
  const { collection_ref: number, _id: id } = (await lookUp(maison, token)).body
  const digits = number.slice(3)
  for (const text of [digits, `dn${digits}`, `DN ${digits}`, `#${number}`]) {
    expect((await lookUp(maison, text)).body._id).toBe(id)
    const body = { list: 'current', search: text }
    const { orders } = (await maison.post<OrderPage>('/storefront/search_orders', { body })).body
    expect(orders.map(({ _id }) => _id)).toEqual([id])
  }
  expect((await lookUp(kirk, digits)).status).toBe(404)
})

describe('the list of orders', () => {
  const list = async (query: string, path = 'storefront_orders'): Promise<OrderPage> =>
    (await kirk.get<OrderPage>(`/storefront/${path}${query}`)).body

  const find = (wanted: object): Promise<Answer<OrderPage>> =>
    kirk.post('/storefront/search_orders', { body: { list: 'current', ...wanted } })

  it('can be searched by number, words of the name and e-mail', async () => {
    const email = `zoë.${crypto.randomUUID()}@example.com`.replace('ë', 'e')
    const name = `Zoë O'Neill ${crypto.randomUUID().slice(0, 8)}`
    const token = await orderInShop(kirk, { email, customer_name: name })
    const { body: order } = await lookUp(kirk, token)
    const texts = [
      email,
      name,
      name.toLowerCase(),
      `ZOË ${name.slice(4)}`,
      order.collection_ref.slice(3),
    ]
    for (const text of texts) {
      const { orders } = (await find({ search: text })).body
      expect(orders.map(({ _id }) => _id)).toEqual([order._id])
    }
    const none = await find({ search: 'nobody-of-this-name' })
    expect(none.body).toEqual({ orders: [], next_cursor: null })
  })

  it('can be searched within a status, by page, and among past orders', async () => {
    const name = `Iris ${crypto.randomUUID().slice(0, 8)}`
    const [first, second] = [
      await orderInShop(kirk, { customer_name: name }),
      await orderInShop(kirk, { customer_name: name }),
    ]
    const ids = await Promise.all(
      [first, second].map(async (one) => (await lookUp(kirk, one)).body),
    )
    const wanted = { search: name, status: 'awaiting_store_dropoff', limit: 1 }
    const newest = (await find(wanted)).body
    expect(newest.orders.map(({ _id }) => _id)).toEqual([ids[1]?._id])
    const older = (await find({ ...wanted, cursor: newest.next_cursor })).body
    expect(older.orders.map(({ _id }) => _id)).toEqual([ids[0]?._id])
    expect(older.next_cursor).toBeNull()
    expect((await find({ ...wanted, status: 'in_progress' })).body.orders).toEqual([])
    expect((await find({ list: 'past', search: name })).body.orders).toEqual([])
    if (ids[0]) await update(kirk, { order: ids[0], to: 'cancelled' })
    const past = (await find({ list: 'past', search: name })).body
    expect(past.orders.map(({ _id }) => _id)).toEqual([ids[0]?._id])
  })

  it('[S21] contains no names in its URL: the search is in a body', async () => {
    for (const path of ['storefront_orders', 'storefront_past_orders'])
      expect(placesOf(await kirk.get(`/storefront/${path}?search=amara`))).toEqual(['query.search'])
    expect((await kirk.post('/storefront/search_orders?search=amara')).status).toBe(422)
  })

  it('moves a closed order to the past orders', async () => {
    const token = await orderInShop(kirk)
    const { body: order } = await lookUp(kirk, token)
    const ids = ({ orders }: OrderPage): string[] => orders.map(({ _id }) => _id)
    expect(ids(await list('?status=awaiting_store_dropoff'))).toContain(order._id)
    expect(ids(await list('', 'storefront_past_orders'))).not.toContain(order._id)
    await update(kirk, { order, to: 'cancelled' })
    expect(ids(await list(''))).not.toContain(order._id)
    expect(ids(await list('?status=cancelled', 'storefront_past_orders'))).toContain(order._id)
    expect(ids(await list('?status=finished', 'storefront_past_orders'))).not.toContain(order._id)
  })

  it('[I7] contains no orders of another storefront', async () => {
    const { body: order } = await lookUp(maison, await orderInShop(maison))
    expect((await find({ search: order.collection_ref })).body.orders).toEqual([])
  })

  it.each([
    ["' | 'a", 200],
    ["'':*", 200],
    ['\\', 200],
    ["x'; drop table orders; --", 200],
    ['& | ! ( ) <->', 200],
    ['NUL \0', 422],
  ])('[S20] treats %j as text', async (text, status) => {
    const answer = await find({ search: text })
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.body.orders).toEqual([])
    expect((await lookUp(kirk, text)).status).toBe(status === 200 ? 404 : 422)
  })

  it.each(['storefront_orders', 'storefront_past_orders'])(
    'refuses bad input: %s',
    async (path) => {
      const answer = await kirk.get(`/storefront/${path}?limit=0&page=2`)
      expect(placesOf(answer).toSorted()).toEqual(['query.limit', 'query.page'])
      expect(placesOf(await kirk.get(`/storefront/${path}?status=lost`))).toEqual(['query.status'])
      expect(placesOf(await kirk.get(`/storefront/${path}?cursor=abc`))).toEqual(['query.cursor'])
    },
  )

  it('refuses bad input: search_orders', async () => {
    const wrong = await find({ list: 'all', search: ' ', limit: '5', page: 2 })
    expect(placesOf(wrong).toSorted()).toEqual([
      'body.limit',
      'body.list',
      'body.page',
      'body.search',
    ])
    expect(placesOf(await find({ search: 'a', status: 'lost' }))).toEqual(['body.status'])
    expect(placesOf(await find({ search: 'a', cursor: 'abc' }))).toEqual(['body.cursor'])
  })
})

describe('shops and studios', () => {
  it('are listed with address, opening hours and what each accepts', async () => {
    const shops = (await kirk.get<Store[]>('/storefront/all_stores')).body
    expect(shops.find(({ drop_off_point }) => drop_off_point === 'WFStratford')).toMatchObject({
      storefront_id: 'kirk-and-daughters',
      accepts: expect.arrayContaining(['customer_drop_off']),
      opening_hours: expect.arrayContaining([{ day: 'monday', opens: '10:00', closes: '20:00' }]),
    })
    const studios = (await kirk.get<Studio[]>('/storefront/all_studios')).body
    expect(studios.map(({ accepts }) => accepts)).toContainEqual(['in_person_fitting'])
  })
})

describe('the QR code of an order', () => {
  const image = (token: string): Promise<Response> =>
    fetch(`${environment.apiUrl}/public/order_qr_code?order_id_token=${token}`)

  it('contains the text that a scan looks up', async () => {
    const token = await orderOnTheWeb(environment, { collection_provider: 'WFLondon' })
    const response = await image(token)
    expect(response.headers.get('content-type')).toBe('image/png')
    const { data, width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()))
    const scanned = jsQR.default(new Uint8ClampedArray(data), width, height)?.data ?? ''
    expect((await lookUp(maison, scanned)).body.status).toBe('awaiting_store_dropoff')
  })

  it('[S14] can be printed again by the staff it is routed to, and no others', async () => {
    const token = await orderOnTheWeb(environment, { collection_provider: 'WFLondon' })
    const { _id } = (await lookUp(maison, token)).body
    const path = `/storefront/order_qr_code?order_id=${_id}`
    const cookie = [...maison.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const theirs = await fetch(environment.apiUrl + path, { headers: { cookie } })
    expect(theirs.headers.get('content-type')).toBe('image/png')
    const { data, width, height } = PNG.sync.read(Buffer.from(await theirs.arrayBuffer()))
    expect(jsQR.default(new Uint8ClampedArray(data), width, height)?.data).toBe(token)
    expect((await kirk.get(path)).status).toBe(404)
    expect((await visit(environment.apiUrl).get(path)).status).toBe(401)
  })

  it('[S13] exists only for valid tokens', async () => {
    expect((await image('A'.repeat(43))).status).toBe(404)
    expect((await image('short')).status).toBe(422)
  })
})
