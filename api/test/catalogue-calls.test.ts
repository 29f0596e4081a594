import type {
  PricedItem,
  QuestionOfItem,
  ServiceOfItems,
  ServicePrice,
} from '@darnley/contract/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let visitor: Visitor
let kirk: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  visitor = visit(environment.apiUrl)
  kirk = visit(environment.apiUrl, { 'x-forwarded-host': 'kirk.localhost:3000' })
})
afterAll(() => environment.stop())

const itemsOf = async (query: string, by: Visitor = visitor): Promise<PricedItem[]> => {
  const { status, body } = await by.get<PricedItem[]>(`/public/items${query}`)
  expect(status).toBe(200)
  return body
}

const hemOf = (items: PricedItem[]): PricedItem['services'][number] | undefined =>
  items.find(({ id }) => id === 'jeans')?.services.find(({ id }) => id === 'shorten-hem')

const names = (items: { name: string }[]): string[] => items.map(({ name }) => name)

describe('GET /public/items', () => {
  it('returns the whole catalogue at its own prices on the customers’ site', async () => {
    const items = await itemsOf('')
    expect(items.length).toBeGreaterThan(50)
    expect(hemOf(items)).toMatchObject({ price: 1600, serviceType: 'alteration', deadEnd: false })
  })

  it('returns only the requested items', async () => {
    const items = await itemsOf('?item_ids=jumper,jeans,nothing-like-it')
    expect(items.map(({ id }) => id).toSorted()).toEqual(['jeans', 'jumper'])
  })

  it('multiplies every price and modifier by the storefront’s rate, named or by its site', async () => {
    const expected = hemOf(await itemsOf('?item_ids=jeans&storefront_id=kirk-and-daughters'))
    expect(expected).toMatchObject({ price: 2000 })
    expect(expected?.questions[0]?.options.map(({ priceModifier }) => priceModifier)).toEqual([
      0, 750, 625, 875,
    ])
    expect(hemOf(await itemsOf('?item_ids=jeans', kirk))).toEqual(expected)
    expect(hemOf(await itemsOf('?item_ids=jeans&store_id=kirk-stratford'))).toEqual(expected)
  })

  it('returns the prices that a basket on that site is charged', async () => {
    const basket = await kirk.fill([await someJeans()])
    const [line] = basket.basket[0]?.serviceDetails ?? []
    const [item] = await itemsOf(`?item_ids=${basket.basket[0]?.item.id}`, kirk)
    const service = item?.services.find(({ id }) => id === line?.service.id)
    expect(service?.price).toBe(line?.service.price)
  })

  it('uses the customers’ prices with d2c_pricing, and a tier’s prices before all others', async () => {
    expect(hemOf(await itemsOf('?item_ids=jeans&d2c_pricing=true', kirk))?.price).toBe(1600)
    const tier = '?item_ids=jeans&d2c_pricing=true&pricing_tier_override=trade'
    expect(hemOf(await itemsOf(tier, kirk))?.price).toBe(1440)
  })

  it('returns only a storefront’s range, in its order and with its names, without d2c_items', async () => {
    const range = await itemsOf('?d2c_items=false&storefront_id=kirk-and-daughters')
    expect(names(range)).toEqual([
      'Denim jeans',
      'Chinos',
      'Formal shirt',
      'Jumper',
      'Cardigan',
      'Waxed country jacket',
    ])
    expect(await itemsOf('?d2c_items=false')).toHaveLength((await itemsOf('')).length)
  })

  it.each([
    ['?item_ids=', 'query.item_ids'],
    ['?item_ids=jeans,,jumper', 'query.item_ids'],
    ['?d2c_pricing=perhaps', 'query.d2c_pricing'],
    ['?d2c_items=1', 'query.d2c_items'],
    ['?pricing_tier_override=dearest', 'query.pricing_tier_override'],
    ['?storefront_id=maison-vale&store_id=kirk-stratford', 'query.store_id'],
    ['?colour=blue', 'query.colour'],
  ])('refuses %s', async (query, place) => {
    const answer = await visitor.get(`/public/items${query}`)
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual([place])
  })

  it('responds with 404 for an unknown storefront or shop', async () => {
    for (const query of ['storefront_id=nobody', 'store_id=nowhere'])
      expect((await visitor.get(`/public/items?${query}`)).status).toBe(404)
  })
})

describe('GET /item/{id}', () => {
  it('equals the item of the list', async () => {
    const { body } = await visitor.get<PricedItem>('/item/jeans')
    expect([body]).toEqual(await itemsOf('?item_ids=jeans'))
    expect((await kirk.get<PricedItem>('/item/jeans')).body).not.toEqual(body)
  })

  it('responds with 404 for an unknown item and 422 for an impossible id', async () => {
    expect((await visitor.get('/item/spacesuit')).status).toBe(404)
    expect(placesOf(await visitor.get(`/item/${'x'.repeat(101)}`))).toEqual(['path.id'])
  })
})

describe('GET /public/questions', () => {
  it('names the service and subservice of each question', async () => {
    const { body } = await visitor.get<QuestionOfItem[]>('/public/questions?item_id=jeans')
    const found = (id: string): object | undefined => body.find((each) => each.id.endsWith(id))
    expect(found('turn-up-depth')).toMatchObject({
      service_id: 'shorten-hem',
      subservice_id: null,
      questionAnswerExclusion: expect.arrayContaining(['shorten-hem.finish.plain']),
    })
    expect(body.some(({ subservice_id }) => subservice_id !== null)).toBe(true)
  })

  it('requires an item of the catalogue', async () => {
    expect((await visitor.get('/public/questions?item_id=spacesuit')).status).toBe(404)
    expect(placesOf(await visitor.get('/public/questions'))).toEqual(['query.item_id'])
  })
})

describe('GET /public/alteration_details', () => {
  it('describes an alteration and names the items that offer it', async () => {
    const { body } = await visitor.get<ServiceOfItems>(
      '/public/alteration_details?alteration_id=shorten-hem',
    )
    expect(body).toMatchObject({ id: 'shorten-hem', name: 'Shorten hem', price: 1600 })
    expect(body.items).toContainEqual({ id: 'jeans', name: 'Jeans' })
  })

  it('responds with 404 for repairs and for unknown services', async () => {
    for (const id of ['darn-knit', 'nothing'])
      expect((await visitor.get(`/public/alteration_details?alteration_id=${id}`)).status).toBe(404)
    expect(placesOf(await visitor.get('/public/alteration_details'))).toEqual([
      'query.alteration_id',
    ])
  })
})

describe('GET /public/upsizing', () => {
  it('lists only the upsizing services, each with its items, at the site’s rate', async () => {
    const { body } = await visitor.get<ServiceOfItems[]>('/public/upsizing')
    expect(body.length).toBeGreaterThan(3)
    expect(new Set(body.map(({ serviceType }) => serviceType))).toEqual(new Set(['upsizing']))
    const waist = body.find(({ id }) => id === 'let-out-waist')
    expect(waist?.price).toBe(2400)
    expect(waist?.items.length).toBeGreaterThan(0)
    const dearer = (await kirk.get<ServiceOfItems[]>('/public/upsizing')).body
    expect(dearer.find(({ id }) => id === 'let-out-waist')?.price).toBe(3000)
  })

  it('accepts no parameters', async () => {
    expect(placesOf(await visitor.get('/public/upsizing?size=12'))).toEqual(['query.size'])
  })
})

describe('GET /public/price_service', () => {
  const price = (query: string, by: Visitor = visitor): ReturnType<Visitor['get']> =>
    by.get<ServicePrice>(`/public/price_service?${query}`)
  const hem = 'service_id=shorten-hem'

  it('equals the price of the list without a selection', async () => {
    expect((await price(hem)).body).toEqual({
      service_id: 'shorten-hem',
      tier: null,
      base_price: 1600,
      modifiers: [],
      price: 1600,
    })
  })

  it('adds up the service, its subservice and all answers (section 9)', async () => {
    const chosen = 'let-down-hem.facing,let-down-hem.spare.plenty,let-down-hem.facing.mark.cover'
    expect((await price(`service_id=let-down-hem&attributes=${chosen}`)).body).toMatchObject({
      base_price: 1800,
      modifiers: [{ price: 0 }, { price: 600 }, { price: 400 }],
      price: 2800,
    })
  })

  it('multiplies and truncates each part by the rate of the site or of a tier', async () => {
    const chosen = `${hem}&attributes=shorten-hem.finish.blind`
    expect((await price(chosen, kirk)).body).toMatchObject({ base_price: 2000, price: 2625 })
    expect((await price(`${chosen}&tier=couture`)).body).toMatchObject({
      tier: 'couture',
      base_price: 2240,
      price: 2940,
    })
  })

  it.each([
    [`${hem}&tier=dearest`, 'query.tier'],
    [`${hem}&attributes=nothing`, 'query.attributes'],
    [`${hem}&attributes=shorten-hem.finish.plain,shorten-hem.finish.blind`, 'query.attributes'],
    [
      'service_id=let-down-hem&attributes=let-down-hem.fold,let-down-hem.facing',
      'query.attributes',
    ],
    ['service_id=let-down-hem&attributes=let-down-hem.facing.mark.cover', 'query.attributes'],
    ['tier=trade', 'query.service_id'],
  ])('refuses %s', async (query, place) => {
    expect(placesOf(await price(query))).toEqual([place])
  })

  it('responds with 404 for a service outside the catalogue', async () => {
    expect((await price('service_id=nothing')).status).toBe(404)
  })
})
