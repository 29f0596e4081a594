import type { BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import type { OrderDetails } from '@darnley/contract/orders'
import { minor } from '@darnley/domain/money'
import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { type Answer, placesOf, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

const details = customer()

const send = (
  basket: BasketEntry[],
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Answer<GuestCheckoutResponse>> =>
  visit(environment.apiUrl).post('/public/guest_checkout', {
    body: { ...details, basket, ...change },
    headers,
  })

const newKey = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() })

const orderOf = async ({ body }: Answer<GuestCheckoutResponse>): Promise<OrderDetails> => {
  const path = `/public/order_details?order_id_token=${body.order_id_token}`
  return (await visit(environment.apiUrl).get<OrderDetails>(path)).body
}

describe('the first version of guest_checkout', () => {
  it('creates an order from the entries in its body, without a cookie', async () => {
    const jeans = await someJeans({ itemDescription: 'Grey wool' })
    const answer = await send([jeans], { coupon_code: 'welcome10' })
    expect(answer.headers.getSetCookie()).toEqual([])
    const order = await orderOf(answer)
    expect(order).toMatchObject({
      status: 'awaiting_payment',
      total_price: answer.body.payable_price,
      items: [{ item_description: 'Grey wool' }],
    })
    const services = order.items[0]?.services[0]?.price ?? 0
    expect(order.total_price).toBe(services - Math.trunc(services / 10) + 790)
  })

  it('[F1] repeated five times concurrently under its key returns the same order and intent', async () => {
    const basket = [await someJeans(), await someJeans()]
    const key = newKey()
    const first = await send(basket, {}, key)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(basket, {}, key)))
    for (const { body } of answers) expect(body).toEqual(first.body)
  })

  it('[X17] does not return one caller’s order to another who knows the ids of its entries', async () => {
    const basket = [await someJeans()]
    const first = await send(basket, {}, newKey())
    for (const headers of [{}, newKey()]) {
      const other = await send(basket, { email: 'other@example.com' }, headers)
      expect(other.status).toBe(200)
      expect(other.body.order_id_token).not.toBe(first.body.order_id_token)
    }
    expect(await orderOf(first)).toMatchObject({ customer_email: details.email })
    const guessed = await send(basket, {}, { 'idempotency-key': 'short' })
    expect(placesOf(guessed)).toEqual(['header.idempotency-key'])
  })

  it('sent five times concurrently under one key creates one order', async () => {
    const basket = [await someJeans()]
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(basket, {}, key)))
    const tokens = new Set(answers.map(({ body }) => body.order_id_token))
    expect([answers.map(({ status }) => status), tokens.size]).toEqual([Array(5).fill(200), 1])
  })

  it('[F27] is refused when the customer saw another price than the catalogue’s', async () => {
    const jeans = await someJeans()
    for (const line of jeans.serviceDetails) line.service.price = minor(1)
    expect((await send([jeans])).status).toBe(409)
  })

  it('applies the rules of the second version, with all faults at once', async () => {
    const jeans = await someJeans()
    const answer = await send([jeans], { phone: '1', address: null, coupon_code: 'OLD' })
    expect(placesOf(answer)).toEqual(['body.phone', 'body.address', 'body.coupon_code'])
    expect(placesOf(await send([]))).toEqual(['body.basket'])
    jeans.item.id = 'spacesuit'
    expect(placesOf(await send([jeans]))).toEqual(['body.basket.0.item.id'])
    const onPartnerSite = visit(environment.apiUrl, { 'x-forwarded-host': 'maison.localhost' })
    const body = { ...details, basket: [await someJeans()] }
    expect((await onPartnerSite.post('/public/guest_checkout', { body })).status).toBe(401)
  })
})
