import type { Basket } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

async function visitorWithJeans(): Promise<Visitor> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  return visitor
}

const orderOf = async (visitor: Visitor, token: string): Promise<OrderDetails> =>
  (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body

const intentOf = (clientSecret: string | null): string => clientSecret?.split('_secret_')[0] ?? ''

describe('checking out', () => {
  it('creates an order at the price of basket and delivery, with an intent for that amount', async () => {
    const visitor = await visitorWithJeans()
    const { body: basket } = await visitor.get<Basket>('/public/get_basket')
    const { status, body } = await visitor.checkOut()
    expect({ status, free: body.free_order }).toEqual({ status: 200, free: false })
    const order = await orderOf(visitor, body.order_id_token)
    const services = order.items.flatMap((item) => item.services)
    expect(order).toMatchObject({
      status: 'awaiting_payment',
      collection_ref: expect.stringMatching(/^DN-\d{5,}$/),
      total_price: body.payable_price,
    })
    expect(body.payable_price).toBe((services[0]?.price ?? 0) + 790)
    expect(services[0]?.name).toBe(basket.basket[0]?.serviceDetails[0]?.service.name)
    const intent = await environment.stripe.paymentIntents.retrieve(intentOf(body.client_secret))
    expect(intent).toMatchObject({ amount: body.payable_price, currency: 'gbp' })
  })

  it('refuses less than a card can be charged, and says what helps', async () => {
    await environment.query(`insert into discounts (code, percentage) values ('ALMOST', 99)`)
    const visitor = await visitorWithJeans()
    const almostFree = {
      coupon_code: 'ALMOST',
      collection_provider: 'WFLondon',
      dropoff_provider: 'WFLondon',
    } as const
    const { status, body } = await visitor.checkOut(almostFree)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^Cards cannot be charged less than 30p/) },
    })
    expect((await visitor.checkOut({ ...almostFree, coupon_code: null })).status).toBe(200)
  })

  it('repeated at the same price returns the same order and intent', async () => {
    const visitor = await visitorWithJeans()
    const first = await visitor.checkOut()
    const again = await visitor.checkOut({ customer_name: 'Amara O. Osei' })
    expect(again.body).toEqual(first.body)
  })

  it('[I3] repeated at another price cancels the former intent: a customer is charged only the price shown', async () => {
    const visitor = await visitorWithJeans()
    const first = await visitor.checkOut()
    const second = await visitor.checkOut({ express: true })
    expect(second.body).toMatchObject({
      order_id_token: first.body.order_id_token,
      payable_price: first.body.payable_price + 1000,
    })
    const [before, after] = await Promise.all(
      [first, second].map(({ body }) =>
        environment.stripe.paymentIntents.retrieve(intentOf(body.client_secret)),
      ),
    )
    expect(before?.status).toBe('canceled')
    expect(after?.amount).toBe(second.body.payable_price)
  })

  it('uses the basket’s latest state', async () => {
    const visitor = await visitorWithJeans()
    const first = await visitor.checkOut()
    await visitor.fill([await someJeans(), await someJeans()])
    const second = await visitor.checkOut()
    expect(second.body.order_id_token).toBe(first.body.order_id_token)
    expect(second.body.payable_price - 790).toBe((first.body.payable_price - 790) * 2)
  })

  it('[F1] [F2] in five tabs concurrently creates one order and one intent', async () => {
    const visitor = await visitorWithJeans()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.checkOut()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const tokens = new Set(answers.map(({ body }) => body.order_id_token))
    const intents = new Set(answers.map(({ body }) => intentOf(body.client_secret)))
    expect([tokens.size, intents.size]).toEqual([1, 1])
  })

  it('[F2] [I3] in five tabs at two prices leaves one payable intent, the order’s', async () => {
    const visitor = await visitorWithJeans()
    const answers = await Promise.all(
      [false, true, false, true, false].map((express) => visitor.checkOut({ express })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const ids = new Set(answers.map(({ body }) => intentOf(body.client_secret)))
    const intents = await Promise.all(
      [...ids].map((id) => environment.stripe.paymentIntents.retrieve(id)),
    )
    const open = intents.filter(({ status }) => status !== 'canceled')
    const order = await orderOf(visitor, answers[0]?.body.order_id_token ?? '')
    expect(open.map(({ amount }) => amount)).toEqual([order.total_price])
  })

  it('creates a new intent when the old one was cancelled at the provider', async () => {
    const visitor = await visitorWithJeans()
    const first = await visitor.checkOut()
    await environment.stripe.paymentIntents.cancel(intentOf(first.body.client_secret))
    const second = await visitor.checkOut()
    expect(second.body.order_id_token).toBe(first.body.order_id_token)
    expect(second.body.client_secret).not.toBe(first.body.client_secret)
  })

  it('of an empty basket is refused', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.get('/public/get_basket')
    expect(await visitor.checkOut()).toMatchObject({
      status: 409,
      body: { detail: 'Your basket is empty' },
    })
  })

  it('[F22] requires no card for a total of zero and places the order at once', async () => {
    const visitor = await visitorWithJeans()
    await environment.query(
      `update baskets set entries = jsonb_set(entries, '{0,serviceDetails}', '[]') where version = 1`,
    )
    const choice = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const
    const { body } = await visitor.checkOut(choice)
    expect(body).toMatchObject({ client_secret: null, payable_price: 0, free_order: true })
    const order = await orderOf(visitor, body.order_id_token)
    expect(order).toMatchObject({ status: 'awaiting_store_dropoff', total_price: 0 })
  })

  it('[U8] reports every fault of the details at once and creates no order', async () => {
    const visitor = await visitorWithJeans()
    const wrong = {
      ...customer(),
      phone: '020 7946 0000',
      coupon_code: 'NOPE',
      in_store_type: null,
    }
    const address = { full_name: 'A', line1: '1 B', line2: '', city: '', postcode: 'nowhere' }
    const answer = await visitor.checkOut({
      ...wrong,
      address,
      collection_provider: 'Onfleet',
      dropoff_provider: 'RMTracked24Collection',
    })
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual([
      'body.address.postcode',
      'body.phone',
      'body.collection_provider',
      'body.dropoff_provider',
      'body.coupon_code',
    ])
    const next = await visitor.checkOut()
    expect(next.status).toBe(200)
  })

  it('requires an address of a web customer, and one in London for the bicycle courier', async () => {
    const visitor = await visitorWithJeans()
    expect(placesOf(await visitor.checkOut({ address: null }))).toEqual(['body.address'])
    const evermile = { collection_provider: 'Evermile', dropoff_provider: 'Evermile' } as const
    expect(placesOf(await visitor.checkOut(evermile))).toHaveLength(2)
    const { address } = customer()
    const inLondon = address && { ...address, postcode: 'n1 9gu' }
    expect((await visitor.checkOut({ ...evermile, address: inLondon })).status).toBe(200)
  })

  it('[F27] is refused until a changed price is accepted, while the basket shows both', async () => {
    const visitor = await visitorWithJeans()
    await environment.query(
      `update baskets set entries = jsonb_set(entries, '{0,serviceDetails,0,service,price}', '1')
       where entries->0->'serviceDetails'->0->'service'->>'price' <> '1' and version = 1`,
    )
    const changed = (await visitor.get<Basket>('/public/get_basket')).body
    const [line] = changed.basket[0]?.serviceDetails ?? []
    expect(changed.repriced).toEqual([{ id: line?.id, price: expect.any(Number) }])
    expect((await visitor.checkOut()).status).toBe(409)
    expect((await visitor.get<Basket>('/public/get_basket')).body).toEqual(changed)
    const agreed = await visitor.fill(changed.basket)
    expect(agreed.basket[0]?.serviceDetails[0]?.service.price).toBeGreaterThan(1)
    expect(agreed.repriced).toBeUndefined()
    expect((await visitor.checkOut()).status).toBe(200)
  })

  it('[F31] is refused when a service was withdrawn, which can still be removed', async () => {
    const visitor = await visitorWithJeans()
    const { basket } = await visitor.fill([await someJeans(), await someJeans()])
    await environment.query(
      `update baskets set entries = jsonb_set(entries, '{0,serviceDetails,0,service,id}', '"gone"')
       where version = 2`,
    )
    expect((await visitor.checkOut()).body).toMatchObject({
      detail: expect.stringContaining('no longer offered'),
    })
    const { body } = await visitor.get<Basket>('/public/get_basket')
    const [withdrawn] = body.basket
    expect(body.withdrawn).toEqual([withdrawn?.serviceDetails[0]?.id])
    const kept = await visitor.fill(withdrawn ? [withdrawn] : [])
    expect(kept.basket[0]?.serviceDetails[0]?.service.id).toBe('gone')
    expect(kept.withdrawn).toHaveLength(1)
    expect((await visitor.fill(basket.slice(1))).withdrawn).toBeUndefined()
    expect((await visitor.checkOut()).status).toBe(200)
  })
})
