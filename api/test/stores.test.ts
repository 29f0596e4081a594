import type { OrderDetails } from '@darnley/contract/orders'
import type {
  FoundOrder,
  ResolvedPrice,
  StoreItemCustomisation,
  StoreName,
  StorePricing,
} from '@darnley/contract/stores'
import type { PricedItem } from '@darnley/contract/catalogue'
import type { Storefront } from '@darnley/contract/storefront-session'
import { customer } from '@darnley/testing/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let visitor: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  visitor = visit(environment.apiUrl)
})
afterAll(() => environment.stop())

const STORE = '/public/store'
const KIRK = 'storefront_domain=kirk.localhost'

describe('the details of a storefront', () => {
  it('are the same by address, by hostname and by domain for this product', async () => {
    const details = await Promise.all(
      [
        `${STORE}/store_details?store_url=${encodeURIComponent('http://kirk.localhost:3000/basket?x=1')}`,
        `${STORE}/store_details/kirk.localhost`,
        `${STORE}/store_details/KIRK.localhost`,
        `${STORE}/store_details_darnley?${KIRK}`,
      ].map(async (path) => (await visitor.get<Storefront>(path)).body),
    )
    expect(details[0]).toMatchObject({
      name: 'Kirk & Daughters',
      locale: 'en_IE',
      exchange_rate: '1.25',
      blocked_delivery_providers: ['DPD'],
    })
    for (const each of details) expect(each).toEqual(details[0])
  })

  it('are those that its staff see', async () => {
    const staff = visit(environment.apiUrl, { 'x-forwarded-host': 'maison.localhost:3000' })
    const body = { email: 'staff@maison.example', password: 'needle-and-thread' }
    await staff.post('/storefront/token', { body })
    const own = await staff.get<Storefront>('/storefront/storefront_details')
    expect((await visitor.get(`${STORE}/store_details/maison.localhost`)).body).toEqual(own.body)
  })

  it('are 404 for an unknown storefront and another product', async () => {
    for (const path of [
      'store_details/nobody.localhost',
      `store_details/${'x'.repeat(253)}`,
      'store_details?store_url=https%3A%2F%2Fexample.com',
      `store_details_other?${KIRK}`,
      'store_details_darnley?storefront_domain=nobody',
    ])
      expect(await visitor.get(`${STORE}/${path}`)).toMatchObject({
        status: 404,
        body: { detail: expect.stringContaining('not found') },
      })
  })

  it.each([
    ['store_details', 'query.store_url'],
    ['store_details?store_url=kirk', 'query.store_url'],
    ['store_details?store_url=javascript:alert(1)', 'query.store_url'],
    ['store_details_darnley', 'query.storefront_domain'],
    [`store_details/${'x'.repeat(254)}`, 'path.hostname'],
  ])('refuse %s', async (path, place) => {
    expect(placesOf(await visitor.get(`${STORE}/${path}`))).toEqual([place])
  })
})

describe('the offer of a storefront', () => {
  it.each([
    ['kirk.localhost', 'kirk-and-daughters', 'jeans', 'Denim jeans'],
    ['maison.localhost', 'maison-vale', 'wedding-dress', 'Bridal gown'],
  ])(
    'includes the range of %s, which the items call returns too',
    async (domain, id, itemId, name) => {
      const { body } = await visitor.get<StoreItemCustomisation[]>(
        `${STORE}/store_item_customisations?storefront_domain=${domain}`,
      )
      expect(body).toContainEqual(expect.objectContaining({ item_id: itemId, display_name: name }))
      const path = `/public/items?d2c_items=false&storefront_id=${id}`
      const shown = (await visitor.get<PricedItem[]>(path)).body
      expect(shown.map((item) => item.id)).toEqual(body.map(({ item_id }) => item_id))
      expect(shown.find((item) => item.id === itemId)?.name).toBe(name)
    },
  )

  it('includes delivery and express at its rate (section 9)', async () => {
    const { body } = await visitor.get<StorePricing>(`${STORE}/store_pricing?${KIRK}`)
    expect(body).toEqual({
      storefront_domain: 'kirk.localhost',
      locale: 'en_IE',
      exchange_rate: '1.25',
      delivery: [
        { option: 'complete_in_store', price: 0 },
        { option: 'return_to_store', price: 0 },
        { option: 'return_to_customer', price: 493 },
      ],
      express: { few_items: 1250, many_items: 2500 },
    })
  })

  it('includes services at its rate, with the same price as resolved and as in a basket of its site', async () => {
    const { body } = await visitor.get<ResolvedPrice[]>(`${STORE}/service_pricing?${KIRK}`)
    const hem = body.find(({ service_id }) => service_id === 'shorten-hem')
    expect(hem).toMatchObject({ service_type: 'alteration', price: 2000 })
    const query = `${KIRK}&service_type=alteration&service_id=shorten-hem`
    const resolved = await visitor.get<ResolvedPrice>(`${STORE}/resolved_price?${query}`)
    expect(resolved.body).toMatchObject({ price: 2000, shopify_order_id: null })
    const kirk = visit(environment.apiUrl, { 'x-forwarded-host': 'kirk.localhost:3000' })
    const line = (await kirk.fill([await someJeans()])).basket[0]?.serviceDetails[0]?.service
    expect(body.find(({ service_id }) => service_id === line?.id)?.price).toBe(line?.price)
  })

  it('has a price for an order of its own Shopify shop, and for no other', async () => {
    await environment.query(
      `insert into shopify_shops (domain, name, storefront_id)
       values ('kirk.myshopify.com', 'Kirk', 'kirk-and-daughters')`,
    )
    await environment.query(
      `insert into shopify_orders (shop_domain, shopify_id, order_number, line_items)
       values ('kirk.myshopify.com', '5001', '1001', '[]')`,
    )
    const price = (domain: string, order: string): ReturnType<Visitor['get']> =>
      visitor.get(
        `${STORE}/resolved_price?storefront_domain=${domain}&service_type=upsizing` +
          `&service_id=let-out-waist&shopify_order_id=${order}`,
      )
    expect(await price('kirk.localhost', '5001')).toMatchObject({
      status: 200,
      body: { price: 3000, shopify_order_id: '5001' },
    })
    expect((await price('maison.localhost', '5001')).status).toBe(404)
    expect((await price('kirk.localhost', '5002')).status).toBe(404)
    const delivery = async (domain: string, order: string): Promise<number> => {
      const query = `storefront_domain=${domain}&shopify_order_id=${order}`
      return (await visitor.get(`/public/delivery_providers?${query}`)).status
    }
    expect(await delivery('kirk.localhost', '5001')).toBe(200)
    expect(await delivery('maison.localhost', '5001')).toBe(404)
    expect(await delivery('nobody.localhost', '5001')).toBe(404)
  })

  it('is 404 for a service of another type, and requires a known storefront', async () => {
    const query = 'service_type=repair&service_id=shorten-hem'
    expect((await visitor.get(`${STORE}/resolved_price?${KIRK}&${query}`)).status).toBe(404)
    for (const call of ['store_item_customisations', 'store_pricing', 'service_pricing']) {
      const unknown = await visitor.get(`${STORE}/${call}?storefront_domain=nobody.localhost`)
      expect(unknown.status).toBe(404)
      expect(placesOf(await visitor.get(`${STORE}/${call}`))).toEqual(['query.storefront_domain'])
    }
    expect(
      placesOf(await visitor.get(`${STORE}/resolved_price?service_type=magic`)).toSorted(),
    ).toEqual(['query.service_id', 'query.service_type', 'query.storefront_domain'])
  })
})

describe('GET /public/store/all_stores_simple', () => {
  it('returns the shops of all storefronts and where they are, and nothing else', async () => {
    const { body } = await visitor.get<StoreName[]>(`${STORE}/all_stores_simple`)
    expect(body).toContainEqual({
      id: 'kirk-stratford',
      name: 'Kirk & Daughters, Stratford',
      storefront_id: 'kirk-and-daughters',
      city: 'London',
      postcode: 'E15 4QS',
    })
    expect(placesOf(await visitor.get(`${STORE}/all_stores_simple?near=N1`))).toEqual([
      'query.near',
    ])
  })
})

describe('GET /public/store/find_order', () => {
  const find = (
    order_number: string,
    { email, ...rest }: { email: string; storefront_domain?: string },
  ): ReturnType<Visitor['get']> => {
    const query = new URLSearchParams({ order_number, email, ...rest }).toString()
    return visitor.get(`${STORE}/find_order?${query}`)
  }

  it('finds an order by number and e-mail in any case, and not by one of them', async () => {
    const buyer = visit(environment.apiUrl)
    const { email } = customer()
    await buyer.fill([await someJeans()])
    const token = (await buyer.checkOut({ email })).body.order_id_token
    const path = `/public/order_details?order_id_token=${token}`
    const order = (await buyer.get<OrderDetails>(path)).body
    const found = await find(order.collection_ref.toLowerCase(), { email: email.toUpperCase() })
    const { collection_ref, status, created_at, express, total_price, items } = order
    expect(found.body as FoundOrder).toEqual({
      collection_ref,
      status,
      created_at,
      express,
      total_price,
      // Only the holder of the token is led to the guides.
      items: items.map((item) => ({
        ...item,
        services: item.services.map(({ guide_url: _guide, ...service }) => service),
      })),
    })
    expect(JSON.stringify(found.body)).not.toContain(token)
    // [C41] The prefix is optional.
    expect((await find(order.collection_ref.slice(3), { email })).body).toEqual(found.body)
    expect((await find(order.collection_ref, { email: 'other@example.com' })).status).toBe(404)
    expect((await find('DN-1', { email })).status).toBe(404)
    const elsewhere = { email, storefront_domain: 'kirk.localhost' }
    expect((await find(order.collection_ref, elsewhere)).status).toBe(404)
  })

  it('requires both', async () => {
    expect(placesOf(await visitor.get(`${STORE}/find_order?email=nobody`)).toSorted()).toEqual([
      'query.email',
      'query.order_number',
    ])
  })
})
