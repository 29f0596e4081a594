import type { Basket } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import type { Storefront } from '@darnley/contract/storefront-session'
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

const PASSWORD = 'needle-and-thread'
const at = (domain: string): Visitor =>
  visit(environment.apiUrl, { 'x-forwarded-host': `${domain}.localhost:3000` })

async function signedIn(domain: 'kirk' | 'maison'): Promise<Visitor> {
  const visitor = at(domain)
  const body = { email: `staff@${domain}.example`, password: PASSWORD }
  const { status } = await visitor.post('/storefront/token', { body })
  expect(status).toBe(200)
  return visitor
}

const linesOf = async (visitor: Visitor): Promise<number> =>
  (await visitor.get<Basket>('/public/get_basket')).body.basket.length

const inStore = {
  in_store_type: 'return_to_store',
  collection_provider: 'Onfleet',
  dropoff_provider: 'Onfleet',
  address: null,
  origin_system: 'in-store',
} as const

describe('a storefront session', () => {
  it('returns the storefront of the signed-in colleague until they log out', async () => {
    const staff = await signedIn('kirk')
    const details = await staff.get<Storefront>('/storefront/storefront_details')
    expect(details.body).toMatchObject({ name: 'Kirk & Daughters', exchange_rate: '1.25' })
    expect((await staff.post('/storefront/logout')).status).toBe(204)
    expect((await staff.get('/storefront/storefront_details')).status).toBe(401)
  })

  it('[F35] that is logged out empties the till’s basket; an expired one and a customer’s basket do not', async () => {
    const staff = await signedIn('kirk')
    const put = { body: { version: 0, basket: [await someJeans()] } }
    await staff.post('/public/update_basket', put)
    staff.cookies.delete('staff_access')
    staff.cookies.delete('staff_refresh')
    expect(await linesOf(staff)).toBe(1)
    const body = { email: 'staff@kirk.example', password: PASSWORD }
    await staff.post('/storefront/token', { body })
    expect(await linesOf(staff)).toBe(1)
    await staff.post('/storefront/logout')
    expect(await linesOf(staff)).toBe(0)

    const customer = visit(environment.apiUrl)
    await customer.post('/public/update_basket', put)
    await customer.post('/storefront/logout')
    expect(await linesOf(customer)).toBe(1)
  })

  it('[F39] that was ended is refused for a copy of its cookies too', async () => {
    const staff = await signedIn('kirk')
    const copy = at('kirk')
    for (const [name, value] of staff.cookies) copy.cookies.set(name, value)
    await staff.post('/storefront/logout')
    expect((await copy.get('/storefront/storefront_details')).status).toBe(401)
    expect((await copy.post('/storefront/refresh_token')).status).toBe(401)
  })

  it('[S9] is rotated by a refresh, with its tokens in no response body', async () => {
    const staff = await signedIn('maison')
    const before = staff.cookies.get('staff_refresh')
    const { status, body } = await staff.post('/storefront/refresh_token')
    expect(status).toBe(200)
    expect(staff.cookies.get('staff_refresh')).not.toBe(before)
    expect(JSON.stringify(body)).not.toContain(staff.cookies.get('staff_refresh'))
    expect((await staff.get('/storefront/storefront_details')).status).toBe(200)
  })

  it('[F37] [S8] survives two concurrent refreshes, and ends when a used token comes again later', async () => {
    const staff = await signedIn('maison')
    const thief = at('maison')
    for (const [name, value] of staff.cookies) thief.cookies.set(name, value)
    const raced = await Promise.all([
      staff.post('/storefront/refresh_token'),
      staff.post('/storefront/refresh_token'),
    ])
    expect(raced.map(({ status }) => status)).toEqual([200, 200])
    await environment.query(
      `update staff_refresh_tokens set used_at = used_at - interval '1 minute'`,
    )
    expect((await thief.post('/storefront/refresh_token')).status).toBe(401)
    expect((await staff.post('/storefront/refresh_token')).status).toBe(401)
  })

  it('[S12] is refused with the same text for a wrong password and an unknown account', async () => {
    const wrong = await at('kirk').post('/storefront/token', {
      body: { email: 'staff@kirk.example', password: 'guess' },
    })
    const unknown = await at('kirk').post('/storefront/token', {
      body: { email: 'nobody@kirk.example', password: 'guess' },
    })
    expect(wrong).toMatchObject({ status: 401, body: { detail: 'Incorrect username or password' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('throttles guesses', async () => {
    const guess = (): Promise<{ status: number; headers: Headers }> =>
      at('kirk').post('/storefront/token', { body: { email: 'guess@kirk.example', password: 'x' } })
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(401)
    const { status, headers } = await guess()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an order taken in a shop', () => {
  it('is placed at once at the storefront’s rate, charged there and not by card', async () => {
    const staff = await signedIn('kirk')
    const jeans = await someJeans()
    await staff.fill([jeans])
    const { body } = await staff.checkOut({ ...inStore, express: true })
    expect(body).toMatchObject({ client_secret: null, free_order: false })
    const order = await staff.get<OrderDetails>(
      `/public/order_details?order_id_token=${body.order_id_token}`,
    )
    expect(order.body).toMatchObject({
      status: 'awaiting_store_dropoff',
      store: { in_store_type: 'return_to_store' },
      total_price: Math.trunc((jeans.serviceDetails[0]?.service.price ?? 0) * 1.25) + 1250,
    })
  })

  it('and sent home has a label for the shop to print, from the shop to the customer', async () => {
    const staff = await signedIn('maison')
    await staff.fill([await someJeans()])
    const home = { in_store_type: 'return_to_customer', dropoff_provider: 'RMTracked24' } as const
    const { address } = customer()
    const { body } = await staff.checkOut({ ...inStore, ...home, address: address ?? null })
    const token = body.order_id_token
    const mine = await staff.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)
    expect(mine.body.royal_mail_label_url).toBeNull()
    const theirs = await staff.get<StorefrontOrder>(
      `/storefront/order_details_by_token?order_id_token=${token}`,
    )
    expect(theirs.body.royal_mail_label_url).toBe(`/api/public/royal_mail_label?token=${token}`)
    for (let print = 0; print < 2; print += 1) {
      const label = await fetch(`${environment.apiUrl}/public/royal_mail_label?token=${token}`)
      expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    const bookings = await environment.query(
      'select provider from courier_bookings where order_id = $1',
      [theirs.body._id],
    )
    expect(bookings).toEqual([{ provider: 'RMTracked24' }])
  })

  it('confirmed twice concurrently is one order', async () => {
    const staff = await signedIn('kirk')
    await staff.fill([await someJeans()])
    const answers = await Promise.all([1, 2, 3].map(() => staff.checkOut(inStore)))
    expect(new Set(answers.map(({ body }) => body.order_id_token)).size).toBe(1)
  })

  it('requires staff of the same storefront', async () => {
    const guest = at('kirk')
    await guest.fill([await someJeans()])
    expect((await guest.checkOut(inStore)).status).toBe(401)
    const maison = await signedIn('maison')
    for (const [name, value] of maison.cookies) guest.cookies.set(name, value)
    expect((await guest.checkOut(inStore)).status).toBe(403)
  })

  it('uses the providers of its return choice, which a web order cannot have', async () => {
    const staff = await signedIn('kirk')
    await staff.fill([await someJeans()])
    const home = { ...inStore, in_store_type: 'return_to_customer' } as const
    expect(placesOf(await staff.checkOut(home))).toEqual(['body.address', 'body.dropoff_provider'])
    const web = visit(environment.apiUrl)
    await web.fill([await someJeans()])
    expect(placesOf(await web.checkOut(inStore))).toEqual(['body.in_store_type'])
  })
})

describe('delivery providers', () => {
  interface Provider {
    readonly name: string
    readonly price: number
    readonly outbound: object | null
  }
  const offered = async (query: string): Promise<Provider[]> =>
    (await visit(environment.apiUrl).get<Provider[]>(`/public/delivery_providers${query}`)).body

  it('include the tracked-24 collection first, and only inbound', async () => {
    const [first, ...others] = await offered('')
    expect(first).toMatchObject({ name: 'RMTracked24Collection', price: 395, outbound: null })
    expect(others.map(({ name }) => name)).not.toContain('Evermile')
    expect(others.map(({ name }) => name)).not.toContain('Onfleet')
  })

  it('include the bicycle courier for a London address', async () => {
    const names = (await offered('?address=1%20Cloudesley%20Road,%20N1%200EB')).map(
      (one) => one.name,
    )
    expect(names).toContain('Evermile')
  })

  it('of a storefront are its couriers at its rate, without those it blocks', async () => {
    const all = await offered('?storefront_domain=kirk.localhost')
    const names = all.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Onfleet', 'SFOnfleet']))
    expect(names).not.toContain('DPD')
    expect(all.find(({ name }) => name === 'RMTracked24')?.price).toBe(493)
  })
})
