import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Basket } from '@darnley/contract/basket'
import type { OrderDetails } from '@darnley/contract/orders'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { migrationCount } from '#src/db/migrate.ts'
import { someJeans } from './support/booking.ts'
import { httpProxy, type HttpProxy } from './support/fault-proxy.ts'
import { type ServerProcess, startServer } from './support/process.ts'
import { PASSWORD } from './support/staff.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

/** The second process has a clock that is ahead (F38). */
const AHEAD_MS = 90_000
const clockAhead = `data:text/javascript,${encodeURIComponent(`
  const Real = Date
  const now = () => Real.now() + ${AHEAD_MS}
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => given.length ? new target(...given) : new target(now()),
    get: (target, key) => key === 'now' ? now : Reflect.get(target, key),
  })`)}`

let environment: TestEnvironment
let first: ServerProcess
let second: ServerProcess

beforeAll(async () => {
  environment = await startTestEnvironment({ api: 'none' })
  const port = await freePort()
  ;[first, second] = await Promise.all([
    startServer({
      workspace: 'api',
      port: Number(environment.env['PORT']),
      env: environment.env,
    }),
    startServer({
      workspace: 'api',
      port,
      env: { ...environment.env, PORT: String(port), NODE_OPTIONS: `--import=${clockAhead}` },
    }),
  ])
})
afterAll(async () => {
  await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')])
  await environment.stop()
})

/** Returns the same browser at the other process. */
function alsoAt(url: string, visitor: Visitor, headers: Record<string, string> = {}): Visitor {
  const other = visit(url, headers)
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  return other
}

const KIRK = { 'x-forwarded-host': 'kirk.localhost:3000' }

async function staffAt(url: string): Promise<Visitor> {
  const staff = visit(url, KIRK)
  const body = { email: 'staff@kirk.example', password: PASSWORD }
  expect((await staff.post('/storefront/token', { body })).status).toBe(200)
  return staff
}

describe('two API processes that start together on an empty database', () => {
  it('migrate it once', async () => {
    const applied = await environment.query('select hash from drizzle.__drizzle_migrations')
    expect(applied).toHaveLength(migrationCount)
    expect(new Set(applied.map((row) => JSON.stringify(row))).size).toBe(migrationCount)
  })
})

describe('[F38] two API processes with different clocks respond as one:', () => {
  it.each([
    '/public/faq',
    '/public/fees?fee_key=express',
    '/public/items',
    '/public/upsizing',
    '/public/delivery_providers?address=N1%200EB',
    '/public/store/all_stores_simple',
    '/openapi.json',
  ])('%s', async (path) => {
    const [one, other] = await Promise.all([first, second].map(({ url }) => visit(url).get(path)))
    expect(one?.status).toBe(200)
    expect(other?.body).toEqual(one?.body)
  })

  it('a basket filled at one is checked out at the other and its receipt is available at both', async () => {
    const visitor = visit(first.url)
    await visitor.fill([await someJeans()])
    const elsewhere = alsoAt(second.url, visitor)
    expect((await elsewhere.get<Basket>('/public/get_basket')).body.version).toBe(1)
    const [one, other] = await Promise.all([visitor.checkOut(), elsewhere.checkOut()])
    expect(other?.body).toEqual(one?.body)
    const intent = one?.body.client_secret?.split('_secret_')[0] ?? ''
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    const path = `order_id_token=${one?.body.order_id_token}`
    for (const browser of [visitor, elsewhere])
      expect((await browser.get(`/public/validate_order_paid?${path}`)).body).toEqual({
        state: 'paid',
      })
    const receipts = await Promise.all(
      [visitor, elsewhere].map((browser) =>
        browser.get<OrderDetails>(`/public/order_details?${path}`),
      ),
    )
    expect(receipts[0]?.body).toEqual(receipts[1]?.body)
    expect(
      await environment.mailbox.mailsTo(receipts[0]?.body.customer_email ?? '', 1),
    ).toHaveLength(1)
  })

  it('a colleague signed in at one is signed in at the other, and signed out of both', async () => {
    for (const [here, there] of [
      [first.url, second.url],
      [second.url, first.url],
    ] as const) {
      const staff = await staffAt(here)
      const elsewhere = alsoAt(there, staff, KIRK)
      expect((await elsewhere.get('/storefront/storefront_details')).status).toBe(200)
      expect((await elsewhere.post('/storefront/logout')).status).toBe(204)
      expect((await staff.get('/storefront/storefront_details')).status).toBe(401)
    }
  })

  it('[F37] two concurrent refreshes at both end no session', async () => {
    const staff = await staffAt(first.url)
    const tab = alsoAt(second.url, staff, KIRK)
    expect((await staff.post('/storefront/refresh_token')).status).toBe(200)
    expect((await tab.post('/storefront/refresh_token')).status).toBe(200)
  })

  it('[F25] an update of an old version is stale at the other too', async () => {
    const visitor = visit(first.url)
    await visitor.fill([await someJeans()])
    const late = alsoAt(second.url, visitor)
    const body = { version: 0, basket: [await someJeans()] }
    expect((await late.post('/public/update_basket', { body })).status).toBe(409)
  })
})

describe('two API processes behind the edge', () => {
  let between: HttpProxy
  let edge: ServerProcess
  const served = new Map<string, number>()

  beforeAll(async () => {
    // Strict alternation for every request, the worst case of a load balancer.
    let requestCount = 0
    between = await httpProxy(() => {
      const { url } = (requestCount += 1) % 2 === 0 ? first : second
      served.set(url, (served.get(url) ?? 0) + 1)
      return url
    })
    const port = await freePort()
    const env = { API_URL: between.url, RELEASES_DIR: join(tmpdir(), `none-${port}`) }
    edge = await startServer({ workspace: 'host/edge', port, env })
  })
  afterAll(async () => {
    await edge.stop()
    between.stop()
  })

  it('serve a customer who books and staff who handle the order as one', async () => {
    const customer = visit(`${edge.url}/api`)
    await customer.fill([await someJeans()])
    const { body } = await customer.checkOut({ collection_provider: 'WFLondon' })
    const [intent = ''] = body.client_secret?.split('_secret_') ?? []
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    const path = `order_id_token=${body.order_id_token}`
    for (const state of ['paid', 'paid'])
      expect((await customer.get(`/public/validate_order_paid?${path}`)).body).toEqual({ state })
    const staff = visit(`${edge.url}/api`)
    const account = { email: 'staff@maison.example', password: PASSWORD }
    await staff.post('/storefront/token', { body: account })
    const { _id } = (await staff.get<StorefrontOrder>(`/storefront/order_details_by_token?${path}`))
      .body
    const moved = `order_id=${_id}&order_status=awaiting_pickup`
    expect((await staff.post(`/storefront/update_order_status?${moved}`)).status).toBe(200)
    for (const status of ['awaiting_pickup', 'awaiting_pickup'])
      expect((await customer.get(`/public/order_details?${path}`)).body).toMatchObject({ status })
    await staff.post('/storefront/logout')
    for (const status of [401, 401])
      expect((await staff.get('/storefront/storefront_orders')).status).toBe(status)
    expect(Math.min(...served.values())).toBeGreaterThan(5)
    expect(served.size).toBe(2)
  })
})

describe('an API process', () => {
  it('[F47] whose event loop stalled is not ready until it recovers', async () => {
    first.signal('SIGSTOP')
    await sleep(1800)
    first.signal('SIGCONT')
    const browser = visit(first.url)
    expect((await browser.get('/readyz')).status).toBe(503)
    expect((await browser.get('/livez')).status).toBe(200)
    await expect.poll(async () => (await browser.get('/readyz')).status).toBe(200)
  })

  it('[F43] that is stopped responds to all requests in progress and exits with 0', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const visitor = visit(second.url)
        await visitor.fill([await someJeans()])
        return visitor
      }),
    )
    const holder = new pg.Client({ connectionString: environment.env['DATABASE_URL'] ?? '' })
    await holder.connect()
    await holder.query('begin; lock table orders in share mode')
    const answers = Promise.all(visitors.map((visitor) => visitor.checkOut()))
    await environment.untilWaiting(visitors.length, 'insert into "orders"')
    const ended = second.stop('SIGTERM')
    const isListening = (): Promise<boolean> =>
      fetch(`${second.url}/livez`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isListening).toBe(false)
    await holder.query('commit')
    await holder.end()
    expect((await answers).map(({ status }) => status)).toEqual(visitors.map(() => 200))
    expect(await ended).toBe(0)
  })
})
