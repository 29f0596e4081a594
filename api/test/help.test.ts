import type { Announcement, Fee, FrequentQuestion } from '@darnley/contract/help'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import type { OrderDetails } from '@darnley/contract/orders'
import { minor } from '@darnley/domain/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let visitor: Visitor
let kirk: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { COMPANY_NAME: 'Thimble', SUPPORT_EMAIL: 'hi@thimble.example' },
  })
  visitor = visit(environment.apiUrl)
  kirk = visit(environment.apiUrl, { 'x-forwarded-host': 'kirk.localhost:3000' })
})
afterAll(() => environment.stop())

describe('GET /public/faq', () => {
  it('uses the company’s name and e-mail address', async () => {
    const { body } = await visitor.get<FrequentQuestion[]>('/public/faq')
    expect(body[0]?.question).toBe('How does Thimble work?')
    expect(JSON.stringify(body)).toContain('hi@thimble.example')
    expect(JSON.stringify(body)).not.toMatch(/[{]company|[{]support/)
  })

  it('accepts no parameters', async () => {
    expect(placesOf(await visitor.get('/public/faq?page=2'))).toEqual(['query.page'])
  })
})

describe('GET /public/fees', () => {
  const fees = async (by: Visitor, query = ''): Promise<Partial<Record<string, number>>> => {
    const { body } = await by.get<Fee[]>(`/public/fees${query}`)
    return Object.fromEntries(body.map(({ key, amount }) => [key, amount]))
  }

  it('returns every fee of section 9 at the site’s rate', async () => {
    expect(await fees(visitor)).toEqual({
      home_delivery: 395,
      return_to_store: 0,
      complete_in_store: 0,
      express: 1000,
      express_large_basket: 2000,
    })
    expect(await fees(kirk)).toMatchObject({ home_delivery: 493, express: 1250 })
  })

  it('returns one fee by its key', async () => {
    expect(await fees(kirk, '?fee_key=express_large_basket')).toEqual({
      express_large_basket: 2500,
    })
  })

  it('returns what a checkout charges', async () => {
    const { home_delivery: delivery = 0, express = 0 } = await fees(visitor)
    const buyer = visit(environment.apiUrl)
    await buyer.fill([await someJeans()])
    const plain = await buyer.checkOut()
    const faster = await buyer.checkOut({ express: true })
    const collected = await buyer.checkOut({ dropoff_provider: 'WFLondon' })
    const price = ({ body }: { body: GuestCheckoutResponse }): number => body.payable_price
    expect(price(faster) - price(plain)).toBe(express)
    expect(price(plain) - price(collected)).toBe(delivery)
  })

  it('are refused at checkout when the customer saw others, and nothing is ordered', async () => {
    const buyer = visit(environment.apiUrl)
    await buyer.fill([await someJeans()])
    const shown = { express: true, shown_fees: minor(395 + 395 + 1000) }
    const refused = await buyer.checkOut({ ...shown, shown_fees: minor(1791) })
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('Prices have changed')
    expect((await buyer.checkOut(shown)).status).toBe(200)
  })

  it('change nothing about an order that was charged others', async () => {
    const buyer = visit(environment.apiUrl)
    await buyer.fill([await someJeans()])
    const { body } = await buyer.checkOut()
    const path = `/public/order_details?order_id_token=${body.order_id_token}`
    const before = (await buyer.get<OrderDetails>(path)).body
    // As it was charged while delivery cost £4.50.
    await environment.query(
      'update orders set shipping = 900, total = total + 110 where token = $1',
      [body.order_id_token],
    )
    const { amounts, total_price: total } = (await buyer.get<OrderDetails>(path)).body
    expect(amounts).toMatchObject({ delivery: 900, inbound: 450, outbound: 450 })
    expect(total).toBe(before.total_price + 110)
  })

  it('refuses unknown keys', async () => {
    expect(placesOf(await visitor.get('/public/fees?fee_key=bribe'))).toEqual(['query.fee_key'])
  })
})

describe('GET /public/announcements', () => {
  const ids = async (query: string): Promise<string[]> => {
    const { body } = await visitor.get<Announcement[]>(`/public/announcements?${query}`)
    return body.map(({ id }) => id)
  }

  it('returns an update notice only to callers below a version or build', async () => {
    expect(await ids('')).toEqual(['wash-first'])
    expect(await ids('version_number=0.0.0')).toEqual(['update-the-app', 'wash-first'])
    expect(await ids('version_number=0.0.1')).toEqual(['wash-first'])
    expect(await ids('ios_build_number=99')).toContain('update-the-app')
    expect(await ids('android_build_number=99&version_number=1.0')).toContain('update-the-app')
    expect(await ids('ios_build_number=100&android_build_number=100')).toEqual(['wash-first'])
  })

  it.each([
    ['version_number=', 'query.version_number'],
    ['version_number=one', 'query.version_number'],
    ['version_number=1.2.3.4.5', 'query.version_number'],
    ['ios_build_number=-1', 'query.ios_build_number'],
    ['android_build_number=1.5', 'query.android_build_number'],
  ])('refuses %s', async (query, place) => {
    expect(placesOf(await visitor.get(`/public/announcements?${query}`))).toEqual([place])
  })
})
