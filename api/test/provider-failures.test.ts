import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { httpProxy, type HttpProxy } from './support/fault-proxy.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let proxy: HttpProxy
let environment: TestEnvironment

beforeAll(async () => {
  proxy = await httpProxy(() => environment.sandboxUrl)
  environment = await startTestEnvironment({ env: { SANDBOX_URL: proxy.url } })
})
afterEach(() => void (proxy.mode = 'works'))
afterAll(async () => {
  await environment.stop()
  proxy.stop()
})

async function visitorWithJeans(): Promise<Visitor> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  return visitor
}

/** Returns the provider's intents of the visitor's only unpaid order. */
async function intentsOf(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.checkOut()
  const [order] = await environment.query<{ id: string }>(
    'select id from orders where token = $1',
    [body.order_id_token],
  )
  const query = `metadata['order_id']:'${order?.id}'`
  const { data } = await environment.stripe.paymentIntents.search({ query })
  expect(data[0]?.client_secret).toBe(body.client_secret)
  return data.map(({ status }) => status)
}

describe('a payment provider', () => {
  it('[F12] that creates an intent and whose response is lost gets the same key again', async () => {
    const visitor = await visitorWithJeans()
    proxy.mode = 'lost'
    const { status, headers } = await visitor.checkOut()
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    proxy.mode = 'works'
    expect(await intentsOf(visitor)).toEqual(['requires_payment_method'])
  })

  it('[F13] that responds with 500 after creating an intent is asked for that intent', async () => {
    const visitor = await visitorWithJeans()
    proxy.mode = 'broken'
    const { status, headers } = await visitor.checkOut()
    expect([status, headers.get('retry-after')]).toEqual([502, '5'])
    proxy.mode = 'works'
    expect(await intentsOf(visitor)).toEqual(['requires_payment_method'])
  })

  it('[F13] that responds with 500 without creating one gets another key, since it repeats its 500', async () => {
    const visitor = await visitorWithJeans()
    proxy.mode = 'refused'
    expect((await visitor.checkOut()).status).toBe(502)
    proxy.mode = 'works'
    expect(await intentsOf(visitor)).toEqual(['requires_payment_method'])
    const [order] = await environment.query<{ attempt: number }>(
      'select intent_attempt as attempt from orders order by created_at desc limit 1',
    )
    expect(order?.attempt).toBe(2)
  })

  it('[F14] that has forgotten the key after a day is searched before another request', async () => {
    const visitor = await visitorWithJeans()
    proxy.mode = 'lost'
    expect((await visitor.checkOut()).status).toBe(503)
    proxy.mode = 'works'
    await environment.query(`update orders set created_at = now() - interval '25 hours'
      where payment_intent_id is null and status = 'awaiting_payment'`)
    await environment.querySandbox('delete from stripe_idempotency_keys')
    expect(await intentsOf(visitor)).toEqual(['requires_payment_method'])
  })

  it('[F13] that cannot be reached leaves basket and order unchanged, and Retry-After is set', async () => {
    const visitor = await visitorWithJeans()
    proxy.mode = 'cut'
    const { status, headers } = await visitor.checkOut()
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    const { body } = await visitor.get<{ basket: unknown[] }>('/public/get_basket')
    expect(body.basket).toHaveLength(1)
  })

  it('[F13] that fails during a validation is asked again, and the payment is not reported as failed', async () => {
    const visitor = await visitorWithJeans()
    const { body } = await visitor.checkOut()
    proxy.mode = 'refused'
    const path = `/public/validate_order_paid?order_id_token=${body.order_id_token}`
    expect((await visitor.get(path)).status).toBe(502)
    proxy.mode = 'works'
    expect(await visitor.get(path)).toMatchObject({
      status: 200,
      body: { state: 'awaiting_payment' },
    })
  })
})
