import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { signIn } from './support/staff.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let staff: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  staff = await signIn(environment, 'maison')
})
afterAll(() => environment.stop())

const faultsOf = (answer: Answer<unknown>): string[] => {
  expect(answer.status).toBe(422)
  return placesOf(answer).toSorted()
}

const notForSale = async (): Promise<object> => {
  const jeans = await someJeans()
  return { ...jeans, item: { ...jeans.item, id: 'nothing' } }
}

describe('[C30] faults of shape and of rules are reported together', () => {
  const post = (path: string, body: unknown): Promise<Answer<unknown>> =>
    visit(environment.apiUrl).post(path, { body })

  it('by guest_checkout_v2', async () => {
    const { address, ...details } = customer()
    const answer = await post('/public/guest_checkout_v2', {
      ...details,
      customer_name: '\u200b',
      email: `${'a'.repeat(65)}@example.com`,
      phone: '0113 496 0000',
      in_store_type: 'return_to_store',
      express: 'yes',
      address: { ...address, line1: '', postcode: 'LS1 OAB' },
      coupon_code: 'NOTHING',
      extra: 1,
    })
    expect(faultsOf(answer)).toEqual(
      [
        'body.address.line1',
        'body.address.postcode',
        'body.coupon_code',
        'body.collection_provider',
        'body.customer_name',
        'body.dropoff_provider',
        'body.email',
        'body.express',
        'body.extra',
        'body.in_store_type',
        'body.phone',
      ].toSorted(),
    )
  })

  it('by guest_checkout, including its entries', async () => {
    const answer = await post('/public/guest_checkout', {
      ...customer(),
      phone: '1',
      express: null,
      basket: [await notForSale()],
    })
    expect(faultsOf(answer)).toEqual(['body.basket.0.item.id', 'body.express', 'body.phone'])
  })

  it('by update_basket and guest_coupon_validation', async () => {
    const basket = [await notForSale()]
    const update = await post('/public/update_basket', { version: -1, basket })
    expect(faultsOf(update)).toEqual(['body.basket.0.item.id', 'body.version'])
    const validation = await post('/public/guest_coupon_validation', { coupon_code: '', basket })
    expect(faultsOf(validation)).toEqual(['body.basket.0.item.id', 'body.coupon_code'])
  })

  it('by register and both password resets', async () => {
    const password = 'password'
    const registered = await post('/public/register', { name: '', email: 'a@b', password })
    expect(faultsOf(registered)).toEqual(['body.email', 'body.name', 'body.password'])
    for (const path of ['/public/password_reset', '/storefront/password_reset'])
      expect(faultsOf(await post(path, { password, token: 1 }))).toEqual([
        'body.password',
        'body.token',
      ])
  })

  it.each([
    [
      '/public/items?d2c_items=maybe&pricing_tier_override=none',
      ['d2c_items', 'pricing_tier_override'],
    ],
    [
      '/public/price_service?service_id=shorten-hem&attributes=x&tier=none&y=1',
      ['attributes', 'tier', 'y'],
    ],
    ['/public/price_service?service_id=shorten-hem&attributes=x&tier=none', ['attributes', 'tier']],
    ['/public/all_delivery_providers?discount_code=NOTHING&x=1', ['discount_code', 'x']],
    ['/public/location_check?address=Paris&x=1', ['address', 'x']],
    ['/public/shopify/store_details?store_url=https://evil.example&x=1', ['store_url', 'x']],
  ])('by GET %s', async (path, fields) => {
    const answer = await visit(environment.apiUrl).get(path)
    expect(faultsOf(answer)).toEqual(fields.map((field) => `query.${field}`))
  })

  it('by the lists of orders and a change of status', async () => {
    const orders = await staff.get('/storefront/storefront_orders?limit=0&cursor=x&status=odd')
    expect(faultsOf(orders)).toEqual(['query.cursor', 'query.limit', 'query.status'])
    const body = { list: 'none', search: 'x', cursor: 'x', status: 'odd' }
    const searched = await staff.post('/storefront/search_orders', { body })
    expect(faultsOf(searched)).toEqual(['body.cursor', 'body.list', 'body.status'])
    const path = '/storefront/update_order_status?order_id=1&order_status=odd'
    expect(faultsOf(await staff.post(path))).toEqual(['query.order_id', 'query.order_status'])
  })
})

describe('[C35] name and postcode', () => {
  it.each(['\u200b', '\u2800', '\u00ad\u200d', '\u3164'])(
    '%j alone is not a name',
    async (name) => {
      const { address, ...details } = customer()
      const answer = await visit(environment.apiUrl).post('/public/guest_checkout_v2', {
        body: { ...details, customer_name: name, address: { ...address, full_name: name } },
      })
      expect(faultsOf(answer)).toEqual(['body.address.full_name', 'body.customer_name'])
    },
  )

  it.each([
    ['JE2 3AB', 'Jersey, Guernsey and the Isle of Man are outside the UK'],
    ['LS1 OAB', 'Did you mean LS1 0AB?'],
  ])('%s is refused with a hint', async (postcode, hint) => {
    const { address, ...details } = customer()
    const answer = await visit(environment.apiUrl).post('/public/guest_checkout_v2', {
      body: { ...details, address: { ...address, postcode } },
    })
    expect(faultsOf(answer)).toEqual(['body.address.postcode'])
    expect(JSON.stringify(answer.body)).toContain(hint)
  })
})
