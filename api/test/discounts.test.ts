import type { Basket } from '@darnley/contract/basket'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import type { DiscountResponse } from '@darnley/contract/discounts'
import { minor } from '@darnley/domain/money'
import { linePrice, percentageOf, subtotal } from '@darnley/domain/pricing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/db/database.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { someJeans } from './support/booking.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

let homes = 0
/** Returns a visitor with an address of their own, so that tests do not share a limit. */
async function visitorWithJeans(count = 1): Promise<Visitor> {
  homes += 1
  const visitor = visit(environment.apiUrl, { 'x-forwarded-for': `192.0.2.${homes}` })
  await visitor.fill(await Promise.all(Array.from({ length: count }, () => someJeans())))
  return visitor
}

const apply = (visitor: Visitor, code: string): Promise<Answer<DiscountResponse>> =>
  visitor.post(`/public/payload_basket_discount?discount_code=${encodeURIComponent(code)}`)

const basketOf = async (visitor: Visitor): Promise<Basket> =>
  (await visitor.get<Basket>('/public/get_basket')).body

/** Creates a code for one test. */
async function makeCode({ maxUses = 1, perBasket = null as number | null } = {}): Promise<string> {
  const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await environment.query(
    'insert into discounts (code, percentage, max_uses, max_uses_per_basket) values ($1, 25, $2, $3)',
    [code, maxUses, perBasket],
  )
  return code
}

const endCode = (code: string): Promise<unknown> =>
  environment.query(`update discounts set ends_at = now() - interval '1 second' where code = $1`, [
    code,
  ])

const COUPON = ['body.coupon_code']
const AT_STORE = { collection_provider: 'WFLondon', dropoff_provider: 'WFLondon' } as const

describe('a discount code', () => {
  it('is stored in the basket and applied on each read, even after the entries change', async () => {
    const visitor = await visitorWithJeans()
    const services = subtotal((await basketOf(visitor)).basket)
    const discount = percentageOf(services, 10)
    expect((await apply(visitor, ' welcome10 ')).body).toEqual({
      coupon_applied: true,
      coupon_valid: true,
      discount_amount: discount,
      total_price: services - discount,
    })
    expect(await basketOf(visitor)).toMatchObject({
      discount_code: 'WELCOME10',
      discount_amount: discount,
    })
    const more = await visitor.fill([await someJeans(), await someJeans()])
    expect(more.discount_amount).toBe(percentageOf(minor(services * 2), 10))
  })

  it.each(['OLD', 'NOPE', "' or 1=1"])('%s is not valid and applies nothing', async (code) => {
    const visitor = await visitorWithJeans()
    expect((await apply(visitor, code)).body).toMatchObject({
      coupon_applied: false,
      coupon_valid: false,
      discount_amount: 0,
      total_price: subtotal((await basketOf(visitor)).basket),
    })
    expect(await basketOf(visitor)).toMatchObject({ discount_code: null, discount_amount: null })
  })

  it('that is invalid leaves the present one, and an empty one removes it', async () => {
    const visitor = await visitorWithJeans()
    await apply(visitor, 'WELCOME10')
    await apply(visitor, 'NOPE')
    expect((await basketOf(visitor)).discount_code).toBe('WELCOME10')
    await apply(visitor, '')
    expect((await basketOf(visitor)).discount_code).toBeNull()
  })

  it('that became invalid is cleared from the basket (section 4.2)', async () => {
    const visitor = await visitorWithJeans()
    const code = await makeCode()
    await apply(visitor, code)
    await endCode(code)
    expect((await basketOf(visitor)).discount_code).toBeNull()
    await environment.query('update discounts set ends_at = null where code = $1', [code])
    expect((await basketOf(visitor)).discount_code).toBeNull()
  })

  it('is removed when the basket is emptied, and cannot be applied to a basket that was never stored', async () => {
    const visitor = await visitorWithJeans()
    await apply(visitor, 'WELCOME10')
    await visitor.post('/public/clear_basket')
    expect((await basketOf(visitor)).discount_code).toBeNull()
    const newcomer = visit(environment.apiUrl)
    expect((await apply(newcomer, 'WELCOME10')).body).toMatchObject({
      coupon_applied: false,
      coupon_valid: true,
    })
    expect((await basketOf(newcomer)).version).toBe(0)
  })

  it('is required and limited in length', async () => {
    const visitor = await visitorWithJeans()
    const path = '/public/payload_basket_discount'
    expect(placesOf(await visitor.post(path))).toEqual(['query.discount_code'])
    const long = 'X'.repeat(51)
    expect(placesOf(await apply(visitor, long))).toEqual(['query.discount_code'])
    expect(placesOf(await visitor.post(`${path}?discount_code=A&price=1`))).toEqual(['query.price'])
  })
})

describe('guest_coupon_validation', () => {
  const validate = (visitor: Visitor, body: unknown): Promise<Answer<DiscountResponse>> =>
    visitor.post('/public/guest_coupon_validation', { body })

  it('returns a code’s discount on the basket or the given entries without applying it', async () => {
    const visitor = await visitorWithJeans()
    const services = subtotal((await basketOf(visitor)).basket)
    const answer = { coupon_applied: false, coupon_valid: true, discount_amount: services }
    const { body } = await validate(visitor, { coupon_code: 'free100' })
    expect(body).toEqual({ ...answer, total_price: 0 })
    expect((await basketOf(visitor)).discount_code).toBeNull()
    const basket = [await someJeans()]
    for (const line of basket[0]?.serviceDetails ?? []) line.service.price = minor(1)
    const forged = await validate(visit(environment.apiUrl), { coupon_code: 'FREE100', basket })
    expect(forged.body).toEqual({ ...answer, total_price: 0 })
  })

  it('refuses entries that could not have been booked', async () => {
    const jeans = await someJeans()
    jeans.item.id = 'spacesuit'
    const answer = await validate(visit(environment.apiUrl), {
      coupon_code: 'OLD',
      basket: [jeans],
    })
    expect(placesOf(answer)).toEqual(['body.basket.0.item.id'])
    expect(placesOf(await validate(visit(environment.apiUrl), { coupon_code: ' ' }))).toEqual(
      COUPON,
    )
  })
})

describe('all_delivery_providers', () => {
  const ask = (query = '', host = 'localhost'): Promise<Answer<DeliveryProvider[]>> =>
    visit(environment.apiUrl, { 'x-forwarded-host': host }).get(
      `/public/all_delivery_providers${query}`,
    )

  it('returns every provider whatever the address, except those a storefront blocks', async () => {
    expect((await ask()).body).toHaveLength(11)
    const { body } = await ask('', 'kirk.localhost')
    expect(body).toHaveLength(10)
    expect(body.find(({ name }) => name === 'DPD')).toBeUndefined()
    expect(body.find(({ name }) => name === 'Evermile')?.price).toBe(493)
  })

  it('returns the same prices with a valid code', async () => {
    expect((await ask('?discount_code=FREE100')).body).toEqual((await ask()).body)
    expect(placesOf(await ask('?discount_code=OLD'))).toEqual(['query.discount_code'])
  })
})

describe('checkout with a code', () => {
  it('[F34] adds lines, discount, delivery and express to the total in whole pence', async () => {
    const visitor = await visitorWithJeans(3)
    const { body: applied } = await apply(visitor, 'WELCOME10')
    const { basket, express_price: express } = await basketOf(visitor)
    const { body } = await visitor.checkOut({ coupon_code: 'WELCOME10', express: true })
    const { body: order } = await visitor.get<{ total_price: number; items: Item[] }>(
      `/public/order_details?order_id_token=${body.order_id_token}`,
    )
    const lines = order.items.flatMap(({ services }) => services.map(({ price }) => price))
    expect(lines).toEqual(basket.flatMap((entry) => entry.serviceDetails.map(linePrice)))
    const sum = lines.reduce((total, price) => total + price, 0)
    expect(order.total_price).toBe(sum - applied.discount_amount + 790 + express)
    expect([...lines, order.total_price].every(Number.isInteger)).toBe(true)
    const [intent = ''] = body.client_secret?.split('_secret_') ?? []
    expect((await environment.stripe.paymentIntents.retrieve(intent)).amount).toBe(
      order.total_price,
    )
  })

  it('[F22] of 100 % places a free order at once', async () => {
    const visitor = await visitorWithJeans()
    const { body } = await visitor.checkOut({ ...AT_STORE, coupon_code: 'FREE100' })
    expect(body).toMatchObject({ client_secret: null, payable_price: 0, free_order: true })
    const path = `/public/order_details?order_id_token=${body.order_id_token}`
    expect((await visitor.get(path)).body).toMatchObject({
      status: 'awaiting_store_dropoff',
      total_price: 0,
    })
  })

  it.each(['OLD', 'NOPE'])(
    '%s is refused together with all other faults, and no order is created',
    async (code) => {
      const visitor = await visitorWithJeans()
      const both = await visitor.checkOut({ coupon_code: code, address: null })
      expect(placesOf(both)).toEqual(['body.address', ...COUPON])
      expect(placesOf(await visitor.checkOut({ coupon_code: code }))).toEqual(COUPON)
    },
  )

  it('[F28] that expires between submit and payment keeps the agreed discount', async () => {
    const code = await makeCode()
    const visitor = await visitorWithJeans()
    await apply(visitor, code)
    const first = await visitor.checkOut({ coupon_code: code })
    await endCode(code)
    await environment.query('update discounts set percentage = 1 where code = $1', [code])
    const held = await basketOf(visitor)
    expect(held).toMatchObject({ discount_code: code })
    expect(held.discount_amount).toBe(percentageOf(subtotal(held.basket), 25))
    const again = await visitor.checkOut({ coupon_code: code })
    expect(again.body.payable_price).toBe(first.body.payable_price)
    expect(placesOf(await (await visitorWithJeans()).checkOut({ coupon_code: code }))).toEqual(
      COUPON,
    )
    const [intent = ''] = first.body.client_secret?.split('_secret_') ?? []
    await environment.stripe.paymentIntents.confirm(intent, {
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/validate-payment',
    })
    const path = `/public/validate_order_paid?order_id_token=${first.body.order_id_token}`
    expect((await visitor.get(path)).body).toEqual({ state: 'paid' })
  })

  it('[F29] [I4] gives the last use to exactly one of ten concurrent buyers', async () => {
    const code = await makeCode()
    const visitors = await Promise.all(Array.from({ length: 10 }, () => visitorWithJeans()))
    const answers = await Promise.all(visitors.map((each) => each.checkOut({ coupon_code: code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)])
    expect(
      await environment.query('select 1 from discount_uses where code = $1', [code]),
    ).toHaveLength(1)
  })

  it('[F29] releases a use when the unpaid order is repriced without it', async () => {
    const code = await makeCode()
    const [first, second] = [await visitorWithJeans(), await visitorWithJeans()]
    const reserved = await first.checkOut({ coupon_code: code })
    expect(placesOf(await second.checkOut({ coupon_code: code }))).toEqual(COUPON)
    const full = await first.checkOut()
    expect(full.body.order_id_token).toBe(reserved.body.order_id_token)
    expect(full.body.payable_price).toBeGreaterThan(reserved.body.payable_price)
    expect((await second.checkOut({ coupon_code: code })).status).toBe(200)
    expect(placesOf(await first.checkOut({ coupon_code: code }))).toEqual(COUPON)
  })

  it('[F29] releases a use when the unpaid order is cancelled', async () => {
    const code = await makeCode()
    const [first, second] = [await visitorWithJeans(), await visitorWithJeans()]
    const { body } = await first.checkOut({ coupon_code: code })
    const { db, close } = openDatabase({
      url: environment.env['DATABASE_URL'] ?? '',
      connections: 1,
      onError: () => undefined,
    })
    const repository = orderRepository(db)
    const order = await repository.byToken(body.order_id_token)
    if (order) await repository.changeStatus({ order, to: 'cancelled', actor: 'test' })
    await close()
    expect((await second.checkOut({ coupon_code: code })).status).toBe(200)
    expect(placesOf(await first.checkOut({ coupon_code: code }))).toEqual(COUPON)
  })

  it('keeps a use once the order is placed, and a repeat returns its receipt', async () => {
    const visitor = await visitorWithJeans()
    const code = await makeCode()
    await environment.query('update discounts set percentage = 100 where code = $1', [code])
    const placed = await visitor.checkOut({ ...AT_STORE, coupon_code: code })
    expect(placed.body.free_order).toBe(true)
    const again = await visitor.checkOut({ ...AT_STORE, coupon_code: code })
    expect(again.body).toEqual(placed.body)
    expect((await apply(await visitorWithJeans(), code)).body.coupon_valid).toBe(false)
  })

  it('can be limited to one order of a basket', async () => {
    const code = await makeCode({ maxUses: 100, perBasket: 1 })
    await environment.query('update discounts set percentage = 100 where code = $1', [code])
    const visitor = await visitorWithJeans()
    expect((await visitor.checkOut({ ...AT_STORE, coupon_code: code })).status).toBe(200)
    await visitor.fill([await someJeans()])
    expect(placesOf(await visitor.checkOut({ ...AT_STORE, coupon_code: code }))).toEqual(COUPON)
    const other = await visitorWithJeans()
    expect((await other.checkOut({ ...AT_STORE, coupon_code: code })).status).toBe(200)
  })
})

interface Item {
  readonly services: { readonly price: number }[]
}
