import type { Basket, BasketConflict } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

const baskets = async (): Promise<number> =>
  (await environment.query('select 1 from baskets')).length

describe('a basket', () => {
  it('is empty for a new visitor and not stored before its first entry', async () => {
    const before = await baskets()
    const visitor = visit(environment.apiUrl)
    const { body, headers } = await visitor.get<Basket>('/public/get_basket')
    expect(body).toMatchObject({ version: 0, basket: [], express_price: 1000 })
    expect(headers.get('set-cookie')).toBeNull()
    expect(await baskets()).toBe(before)
  })

  it('sets a cookie once stored and extends it with each visit', async () => {
    const visitor = visit(environment.apiUrl)
    const body = { version: 0, basket: [await someJeans()] }
    const stored = await visitor.post<Basket>('/public/update_basket', { body })
    const cookie = /^basket=[\w-]{43};.*HttpOnly; SameSite=Lax$/
    expect(stored.headers.get('set-cookie')).toMatch(cookie)
    const again = await visitor.get<Basket>('/public/get_basket')
    expect(again.headers.get('set-cookie')).toMatch(cookie)
    expect(again.body.version).toBe(1)
  })

  it('[X16] is never stored under an id chosen by the client', async () => {
    const chosen = 'A'.repeat(43)
    const visitor = visit(environment.apiUrl)
    visitor.cookies.set('basket', chosen)
    const empty = await visitor.get<Basket>('/public/get_basket')
    expect(empty.body.version).toBe(0)
    expect(empty.headers.get('set-cookie')).toBeNull()
    const basket = [await someJeans()]
    const lost = await visitor.post('/public/update_basket', { body: { version: 3, basket } })
    expect(lost.status).toBe(409)
    await visitor.post('/public/update_basket', { body: { version: 0, basket } })
    expect(visitor.cookies.get('basket')).not.toBe(chosen)
    expect((await visitor.get<Basket>('/public/get_basket')).body.version).toBe(1)
    const other = visit(environment.apiUrl)
    other.cookies.set('basket', chosen)
    expect((await other.get<Basket>('/public/get_basket')).body.basket).toEqual([])
    expect((await other.checkOut()).status).toBe(409)
  })

  it('returns its entries to its visitor only', async () => {
    const visitor = visit(environment.apiUrl)
    const jeans = await someJeans()
    await visitor.fill([jeans])
    const read = await visitor.get<Basket>('/public/get_basket')
    expect(read.body).toMatchObject({ version: 1, basket: [{ id: jeans.id }] })
    const stranger = await visit(environment.apiUrl).get<Basket>('/public/get_basket')
    expect(stranger.body.basket).toEqual([])
  })

  it('[S16] takes names, prices and pictures from the catalogue, whatever the client sends', async () => {
    const jeans = await someJeans()
    const forged = await someJeans({
      item: { ...jeans.item, name: 'Gold', coverImage: '/evil.svg' },
    })
    for (const line of forged.serviceDetails) {
      line.service.price = minor(1)
      line.service.name = 'Cheap'
      for (const answer of line.questionAnswerModifiers) answer.priceModifier = minor(0)
    }
    const stored = await visit(environment.apiUrl).fill([jeans, forged])
    const [honest, rewritten] = stored.basket
    expect(rewritten?.item).toEqual(honest?.item)
    expect(rewritten?.serviceDetails[0]?.service).toEqual(honest?.serviceDetails[0]?.service)
    expect(honest?.serviceDetails[0]?.service.price).toBeGreaterThan(1)
  })

  it('[F25] refuses a stale change with 409 and the current basket', async () => {
    const visitor = visit(environment.apiUrl)
    const current = await visitor.fill([await someJeans()])
    const stale = { version: 0, basket: [await someJeans()] }
    const { status, body } = await visitor.post<BasketConflict>('/public/update_basket', {
      body: stale,
    })
    expect(status).toBe(409)
    expect(body.current).toEqual(current)
  })

  it('[F26] accepts exactly one of many concurrent changes of a version', async () => {
    const visitor = visit(environment.apiUrl)
    const { version, basket } = await visitor.fill([await someJeans()])
    const jeans = await Promise.all(Array.from({ length: 6 }, () => someJeans()))
    const answers = await Promise.all(
      jeans.map((one) =>
        visitor.post('/public/update_basket', { body: { version, basket: [...basket, one] } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const { body } = await visitor.get<Basket>('/public/get_basket')
    expect(body).toMatchObject({ version: version + 1, basket: { length: 2 } })
  })

  it('refuses what the booking flow cannot produce with all faults at once, and stores nothing', async () => {
    const visitor = visit(environment.apiUrl)
    const [unknown, unoffered, blank] = [await someJeans(), await someJeans(), await someJeans()]
    unknown.item.id = 'spacesuit'
    for (const line of unoffered.serviceDetails) line.service = { ...line.service, id: 'fly' }
    blank.itemDescription = ' '
    await visitor.get('/public/get_basket')
    const answer = await visitor.post('/public/update_basket', {
      body: { version: 0, basket: [unknown, unoffered, blank] },
    })
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual([
      'body.basket.0.item.id',
      'body.basket.1.serviceDetails.0.service.id',
      'body.basket.2.itemDescription',
    ])
    expect((await visitor.get<Basket>('/public/get_basket')).body.version).toBe(0)
  })

  it('refuses a repeated line id', async () => {
    const jeans = await someJeans()
    const answer = await visit(environment.apiUrl).post('/public/update_basket', {
      body: { version: 0, basket: [jeans, jeans] },
    })
    expect(placesOf(answer)).toEqual(['body.basket.1.id', 'body.basket.1.serviceDetails.0.id'])
  })

  it('is emptied on request, which increments its version', async () => {
    const visitor = visit(environment.apiUrl)
    await visitor.fill([await someJeans()])
    expect((await visitor.post<Basket>('/public/clear_basket')).body.basket).toEqual([])
    const { body } = await visitor.get<Basket>('/public/get_basket')
    expect(body).toMatchObject({ version: 2, basket: [] })
  })

  it('on a partner site has the partner’s prices and is a separate basket', async () => {
    const partner = visit(environment.apiUrl, { 'x-forwarded-host': 'kirk.localhost:3000' })
    const jeans = await someJeans()
    const stored = await partner.fill([jeans])
    const price = jeans.serviceDetails[0]?.service.price ?? 0
    expect(stored.basket[0]?.serviceDetails[0]?.service.price).toBe(Math.trunc(price * 1.25))
    expect(stored.express_price).toBe(1250)
    const onOwnSite = await partner.get('/public/get_basket', {
      headers: { 'x-forwarded-host': 'localhost:3000' },
    })
    expect(onOwnSite.status).toBe(403)
  })
})
