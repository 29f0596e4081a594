import type { Basket } from '@darnley/contract/basket'
import type { GuestCheckoutResponse } from '@darnley/contract/checkout'
import { randomFrom } from '@darnley/testing/random'
import { wholeSystem } from '@darnley/testing/patience'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { httpProxy, type HttpProxy, tcpProxy, type TcpProxy } from './support/fault-proxy.ts'
import { type ServerProcess, startServer } from './support/process.ts'
import { visit, type Answer, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

/** Longer under LONG=1. A failure names its seed; SEED=<n> repeats it. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 100_000)
const ROUNDS = process.env['LONG'] ? 60 : 2

/** A purchase receives ten messages from the database; a few rounds are killed after it. */
const DATABASE_ANSWERS = 12

/** Guards against a hang: nothing waits for a fixed time, and a start is slow on a busy machine. */

let proxy: HttpProxy
let databaseProxy: TcpProxy
let databaseUrl = ''
let environment: TestEnvironment
let api: ServerProcess

beforeAll(async () => {
  proxy = await httpProxy(() => environment.sandboxUrl)
  databaseProxy = await tcpProxy(() => {
    const { hostname, port } = new URL(databaseUrl)
    return { host: hostname, port: Number(port) }
  })
  environment = await startTestEnvironment({
    api: 'none',
    overrideEnv: ({ DATABASE_URL = '' }) => {
      databaseUrl = DATABASE_URL
      const url = new URL(DATABASE_URL)
      url.host = `127.0.0.1:${databaseProxy.port}`
      // Not the server's Unix socket, which cannot be proxied.
      url.searchParams.delete('host')
      return { DATABASE_URL: url.href, SANDBOX_URL: proxy.url }
    },
  })
  api = await startApi()
})
afterAll(async () => {
  await api.stop()
  await environment.stop()
  proxy.stop()
  databaseProxy.stop()
})

const startApi = async (): ReturnType<typeof startServer> =>
  startServer({
    workspace: 'api',
    port: Number(environment.env['PORT']),
    env: environment.env,
  })

/** Kills the process unless it is dead already, and starts it again. */
async function restart(): Promise<void> {
  await api.stop('SIGKILL')
  api = await startApi()
}

async function visitorWithJeans(): Promise<Visitor> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  return visitor
}

/** Checks out and pays like a browser; a killed server leaves the rest undone. */
async function buy(visitor: Visitor): Promise<void> {
  const { body } = await visitor.checkOut({ email: 'chaos@example.com' })
  await pay(body)
  await visitor.get(`/public/validate_order_paid?order_id_token=${body.order_id_token}`)
}

async function pay({ client_secret: secret }: GuestCheckoutResponse): Promise<void> {
  const intent = secret?.split('_secret_')[0]
  if (intent)
    await environment.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
}

/** The customer presses the button again after a restart; a paid order returns its receipt. */
async function resume(visitor: Visitor): Promise<string> {
  const again: Answer<GuestCheckoutResponse> = await visitor.checkOut({
    email: 'chaos@example.com',
  })
  expect(again.status).toBe(200)
  await pay(again.body)
  const path = `/public/validate_order_paid?order_id_token=${again.body.order_id_token}`
  expect((await visitor.get(path)).body).toEqual({ state: 'paid' })
  return again.body.order_id_token
}

interface Row {
  readonly id: string
  readonly status: string
  readonly total: number
  readonly entries: unknown[]
}

async function expectOnePaidOrder(visitor: Visitor, token: string): Promise<void> {
  const [order] = await environment.query<Row>('select * from orders where token = $1', [token])
  expect(order).toMatchObject({ status: 'awaiting_pickup', entries: { length: 1 } })
  const ofBasket = await environment.query(
    'select 1 from orders where basket_id = (select basket_id from orders where token = $1)',
    [token],
  )
  expect(ofBasket).toHaveLength(1)
  expect(await environment.countCaptured(order?.id ?? '')).toBe(1)
  const mails = await environment.query('select 1 from outbox where key = $1', [
    `order-confirmation:${order?.id}`,
  ])
  expect(mails).toHaveLength(1)
  const { body } = await visitor.get<Basket>('/public/get_basket')
  expect(body).toMatchObject({ version: 2, basket: [] })
}

/** Returns the only unpaid order and the provider's keys for it. */
async function unpaidOrder(): Promise<{ intent: string | null; keys: string[] }> {
  const orders = await environment.query<{ id: string; intent: string | null }>(
    `select id, payment_intent_id as intent from orders where status = 'awaiting_payment'`,
  )
  expect(orders).toHaveLength(1)
  const [order] = orders
  const made = `select key from stripe_idempotency_keys where key like $1`
  const rows = await environment.querySandbox<{ key: string }>(made, [`order-${order?.id}-%`])
  return { intent: order?.intent ?? null, keys: rows.map(({ key }) => key) }
}

async function idOf(token: string): Promise<string> {
  const rows = await environment.query<{ id: string }>('select id from orders where token = $1', [
    token,
  ])
  return rows[0]?.id ?? ''
}

async function intentsOf(token: string): Promise<number> {
  const text = `select 1 from stripe_payment_intents where body->'metadata'->>'order_id' = $1`
  return (await environment.querySandbox(text, [await idOf(token)])).length
}

async function eventsOf(token: string): Promise<number> {
  const text = `select 1 from payment_events
    where order_id = $1 and type = 'payment_intent.succeeded'`
  return (await environment.query(text, [await idOf(token)])).length
}

/** Blocks changes of the history, which follow the event's row, until this connection ends. */
async function holdHistory(): Promise<pg.Client> {
  await environment.query(`create function wait_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(11); return new; end $$`)
  await environment.query(`create trigger wait_here before insert on order_status_changes
    for each row execute function wait_here()`)
  const holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('select pg_advisory_lock(11)')
  return holder
}

describe('an API killed', wholeSystem, () => {
  it('[F9] between the order and its intent resumes under the same key', async () => {
    const visitor = await visitorWithJeans()
    const held = proxy.holdAt('/v1/payment_intents', 'requests')
    const buying = buy(visitor).catch(() => undefined)
    await expect.poll(held.count, wholeSystem).toBe(1)
    await restart()
    await buying
    expect(await unpaidOrder()).toEqual({ intent: null, keys: [] })
    held.release()
    await expectOnePaidOrder(visitor, await resume(visitor))
  })

  it('[F10] between creating the intent and storing its id finds that intent by the same key', async () => {
    const visitor = await visitorWithJeans()
    const answered = proxy.holdAt('/v1/payment_intents', 'responses')
    const buying = buy(visitor).catch(() => undefined)
    await expect.poll(answered.count, wholeSystem).toBe(1)
    await restart()
    await buying
    const { intent, keys } = await unpaidOrder()
    expect([intent, keys.length]).toEqual([null, 1])
    answered.release()
    const { body } = await visitor.checkOut({ email: 'chaos@example.com' })
    expect((await unpaidOrder()).keys).toEqual(keys)
    expect(await intentsOf(body.order_id_token)).toBe(1)
    await expectOnePaidOrder(visitor, await resume(visitor))
  })

  it('[F11] between the row of an event and its effect keeps neither, and applies both once', async () => {
    const visitor = await visitorWithJeans()
    const { body } = await visitor.checkOut({ email: 'chaos@example.com' })
    const holder = await holdHistory()
    await pay(body)
    // Only one: the provider may send its next event after the response to this one.
    await environment.untilWaiting(1, 'with "held"')
    await api.stop('SIGKILL')
    await environment.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(await eventsOf(body.order_id_token)).toBe(0)
    await holder.end()
    api = await startApi()
    await expect.poll(() => eventsOf(body.order_id_token), wholeSystem).toBe(1)
    await expectOnePaidOrder(visitor, body.order_id_token)
  })
})

describe(`[I6] an API killed at a random moment of a checkout (SEED=${SEED})`, () => {
  it(
    'has the complete order or none after its restart, and is paid at most once',
    async () => {
      const random = randomFrom(SEED)
      for (let round = 0; round < ROUNDS; round += 1) {
        const visitor = await visitorWithJeans()
        databaseProxy.actAfter(1 + Math.floor(random() * DATABASE_ANSWERS), () =>
          api.signal('SIGKILL'),
        )
        await buy(visitor).catch(() => undefined)
        await restart()
        await expectOnePaidOrder(visitor, await resume(visitor))
      }
      expect(await api.stop()).toBe(0)
    },
    ROUNDS * wholeSystem.timeout,
  )
})
