import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { someJeans } from './support/booking.ts'
import { signInToWorkshop } from './support/staff.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

/** With it at most 8 requests may always be in progress, 4 of them reads. */
const CONNECTIONS = 2
let environment: TestEnvironment
let metricsUrl: string
let holder: pg.Client

beforeAll(async () => {
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  environment = await startTestEnvironment({
    env: {
      METRICS_PORT: String(port),
      DATABASE_POOL: String(CONNECTIONS),
      OVERLOAD_WAIT_MS: '100',
      RATE_LIMIT_A_MINUTE: '600',
    },
  })
  holder = new pg.Client({ connectionString: environment.env['DATABASE_OWNER_URL'] ?? '' })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await environment.stop()
})

/** Makes every statement about baskets wait, until it is called again. */
async function holdBaskets(): Promise<() => Promise<unknown>> {
  await holder.query('begin; lock table baskets')
  return () => holder.query('commit')
}

const lookAt = (visitor: Visitor): Promise<number> =>
  visitor.get('/public/get_basket').then(({ status }) => status)

async function inProgress(): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text()
  return Number(/^requests_in_progress\{what="now"\} (\d+)$/m.exec(metrics)?.[1])
}

async function aVisitorWithBasket(): Promise<Visitor> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  return visitor
}

/** Asks once more until a request is refused. The connections are taken, so each of them waits. */
async function untilRefused(visitor: Visitor): Promise<Promise<number>[]> {
  const waiting: Promise<number>[] = []
  for (;;) {
    const asked = lookAt(visitor)
    const wait = new Promise<null>((resolve) => setTimeout(() => resolve(null), 120))
    const status = await Promise.race([asked, wait])
    if (status === 503) return waiting
    waiting.push(asked)
  }
}

describe('an api with more to do than it can bear', () => {
  it('refuses reads with Retry-After before anything is done, and payments never', async () => {
    const visitor = await aVisitorWithBasket()
    const { body } = await visitor.checkOut()
    const intent = body.client_secret?.split('_secret_')[0] ?? ''
    const release = await holdBaskets()
    const waiting = await untilRefused(visitor)
    const refused = await visitor.get<{ detail: string }>('/public/get_basket')
    expect(refused).toMatchObject({
      status: 503,
      body: { detail: 'Very many people are here just now. Please try again in a few seconds.' },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('x-not-started')).toBe('true')

    // The sandbox sends the webhook at once; it waits for a connection, as do the reads before it.
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
    const path = `/public/validate_order_paid?order_id_token=${body.order_id_token}`
    const checked = visitor.get(path)
    await release()
    expect(await checked).toMatchObject({ status: 200, body: { state: 'paid' } })
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200))
    const metrics = await (await fetch(metricsUrl)).text()
    expect(metrics).toMatch(/^requests_refused_total\{importance="look"\} [1-9]/m)
    expect(metrics).toMatch(/^requests_refused_total\{importance="payment"\} 0$/m)
    expect(metrics).toMatch(/^requests_in_progress\{what="limit"\} 8$/m)
  })

  it('counts a request whose caller went away until its work has ended', async () => {
    const visitor = await aVisitorWithBasket()
    const release = await holdBaskets()
    const callers = Array.from({ length: 3 }, () => new AbortController())
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = callers.map(({ signal }) =>
      fetch(`${environment.apiUrl}/public/get_basket`, { signal, headers: { cookie } }),
    )
    await expect.poll(inProgress).toBe(3)
    for (const caller of callers) caller.abort()
    await Promise.allSettled(asked)
    await new Promise((passed) => setTimeout(passed, 100))
    expect(await inProgress()).toBe(3)
    await release()
    await expect.poll(inProgress).toBe(0)
  })

  it('counts a request whose caller went away while its session is looked up', async () => {
    const { cookies } = await signInToWorkshop(environment, 'owner')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await holder.query('begin; lock table staff_sessions')
    const caller = new AbortController()
    const headers = { cookie, 'x-forwarded-host': 'workshop.localhost:3000' }
    const asked = fetch(`${environment.apiUrl}/workshop/people`, { headers, signal: caller.signal })
    await expect.poll(inProgress).toBe(1)
    caller.abort()
    await Promise.allSettled([asked])
    await new Promise((passed) => setTimeout(passed, 100))
    expect(await inProgress()).toBe(1)
    await holder.query('commit')
    await expect.poll(inProgress).toBe(0)
  })

  it('keeps a place for who has begun an order', async () => {
    const visitor = await aVisitorWithBasket()
    const release = await holdBaskets()
    const waiting = await untilRefused(visitor)
    const ordering = visitor.checkOut()
    await release()
    expect((await ordering).status).toBe(200)
    await Promise.all(waiting)
  })

  it('serves all again as soon as it can', async () => {
    const visitor = await aVisitorWithBasket()
    const release = await holdBaskets()
    const waiting = await untilRefused(visitor)
    await release()
    await Promise.all(waiting)
    expect(await lookAt(visitor)).toBe(200)
  })
})
