import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/db/database.ts'
import { isDatabaseDown } from '@darnley/node/database-failures'
import { someJeans } from './support/booking.ts'
import { tcpProxy, type TcpProxy } from './support/fault-proxy.ts'
import { type Answer, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let databaseProxy: TcpProxy
let databaseUrl = ''
let environment: TestEnvironment

beforeAll(async () => {
  databaseProxy = await tcpProxy(() => {
    const { hostname, port } = new URL(databaseUrl)
    return { host: hostname, port: Number(port) }
  })
  environment = await startTestEnvironment({
    overrideEnv: ({ DATABASE_URL = '' }) => {
      databaseUrl = DATABASE_URL
      const url = new URL(DATABASE_URL)
      url.host = `127.0.0.1:${databaseProxy.port}`
      // Not the server's Unix socket, which cannot be proxied.
      url.searchParams.delete('host')
      return { DATABASE_URL: url.href }
    },
  })
})
afterAll(async () => {
  await environment.stop()
  databaseProxy.stop()
})

const FREE = {
  coupon_code: 'FREE100',
  collection_provider: 'WFLondon',
  dropoff_provider: 'WFLondon',
} as const

async function visitorWithJeans(): Promise<Visitor> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  return visitor
}

/** Ends all connections but those of the test, as a restart of PostgreSQL does. */
const endConnections = (kept = 0): Promise<unknown> =>
  environment.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid not in (pg_backend_pid(), $1)`,
    [kept],
  )

function expectRetryLater({ status, headers }: Answer<unknown>): void {
  expect([status, headers.get('retry-after')]).toEqual([503, '2'])
}

describe('[F40] a database restart', () => {
  it('during a checkout causes a 503 with Retry-After, and the retry creates one order', async () => {
    const visitor = await visitorWithJeans()
    const holder = new pg.Client({ connectionString: databaseUrl })
    await holder.connect()
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    await holder.query('begin; lock table orders in share mode')
    const waiting = visitor.checkOut()
    await environment.untilWaiting(1, 'insert into "orders"')
    // The lock stays until then: without it the insert could go on before its own connection ends.
    await endConnections(rows[0]?.pid)
    expectRetryLater(await waiting)
    await holder.end()
    let token = ''
    // Each idle connection may be found dead only now.
    await expect
      .poll(async () => {
        const { status, body } = await visitor.checkOut()
        token = body.order_id_token
        return status
      })
      .toBe(200)
    const orders = await environment.query(
      'select 1 from orders where basket_id = (select basket_id from orders where token = $1)',
      [token],
    )
    expect(orders).toHaveLength(1)
  })

  it('between two statements of a transaction fails the next one and ends no process', async () => {
    const lost: string[] = []
    const onError = ({ message }: Error): void => void lost.push(message)
    const { db, close } = openDatabase({ url: databaseUrl, connections: 1, onError })
    const work = db.transaction(async (transaction) => {
      await transaction.execute('select 1')
      await endConnections()
      await expect.poll(() => lost.length).toBeGreaterThan(0)
      await transaction.execute('select 1')
    })
    await expect(work).rejects.toSatisfy(isDatabaseDown)
    expect((await db.execute('select 1')).rowCount).toBe(1)
    await close()
  })

  it('as a transaction begins keeps no connection of the pool', async () => {
    const url = environment.env['DATABASE_URL'] ?? ''
    const { db, close } = openDatabase({ url, connections: 1, onError: () => undefined })
    databaseProxy.breakAt('BEGIN')
    const broken = db.transaction((transaction) => transaction.execute('select 1'))
    await expect(broken).rejects.toSatisfy(isDatabaseDown)
    databaseProxy.breakAt(null)
    const next = db.transaction((transaction) => transaction.execute('select 1'))
    expect((await next).rowCount).toBe(1)
    await close()
  })

  it('[F57] that leaves a standby behind ends the connections that write to it', async () => {
    const { db, close } = openDatabase({
      url: databaseUrl,
      connections: 1,
      onError: () => undefined,
    })
    // As the server answers from then on, until it ends the connection.
    await db.execute('set default_transaction_read_only = on')
    const write = db.transaction((transaction) =>
      transaction.execute(`delete from settings where key = 'none'`),
    )
    await expect(write).rejects.toSatisfy(isDatabaseDown)
    expect((await db.execute(`delete from settings where key = 'none'`)).rowCount).toBe(0)
    await close()
  })

  it('[F57] of a machine that is gone without a word ends the connections that wait for it', async () => {
    const connecting = {
      ...{ url: databaseUrl, connections: 1, onError: () => undefined },
      limits: { answerMs: 300 },
    }
    const { db, close } = openDatabase(connecting)
    const work = db.transaction((transaction) => transaction.execute('select pg_sleep(5)'))
    await expect(work).rejects.toSatisfy(isDatabaseDown)
    expect((await db.execute('select 1')).rowCount).toBe(1)
    await close()
  })

  it('with downtime causes 503 with Retry-After and a failing readiness, until the database is back', async () => {
    const visitor = await visitorWithJeans()
    databaseProxy.cut()
    expectRetryLater(await visitor.get('/public/get_basket'))
    expectRetryLater(await visitor.checkOut())
    expect((await visitor.get('/readyz')).status).toBe(503)
    expect((await visitor.get('/livez')).status).toBe(200)
    databaseProxy.mend()
    await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200)
    expect((await visitor.checkOut()).status).toBe(200)
  })
})

describe('a database timeout', () => {
  it.each(['57014', '55P03', '25P03', '25006'])('is a 503 with Retry-After (%s)', async (code) => {
    const visitor = await visitorWithJeans()
    await environment.query(`create or replace function too_slow() returns trigger language plpgsql as
        $$ begin raise exception 'too slow' using errcode = '${code}'; end $$`)
    await environment.query(
      'create trigger too_slow before insert on orders execute function too_slow()',
    )
    expectRetryLater(await visitor.checkOut())
    await environment.query('drop trigger too_slow on orders')
    expect((await visitor.checkOut()).status).toBe(200)
  })
})

/** Runs the work with PostgreSQL's own error for writes to this table on a full disk. */
async function withFullDisk(table: string, work: () => Promise<void>): Promise<void> {
  await environment.query(`create or replace function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await environment.query(
    `create trigger disk_full before insert or update on ${table} execute function disk_full()`,
  )
  try {
    await work()
  } finally {
    await environment.query(`drop trigger disk_full on ${table}`)
  }
}

const countOf = async (table: string): Promise<number> =>
  (await environment.query(`select 1 from ${table}`)).length

const WRITTEN = ['orders', 'discount_uses', 'order_status_changes', 'outbox'] as const

const countAll = (): Promise<number[]> => Promise.all(WRITTEN.map(countOf))

describe('[F41] a full disk', () => {
  it.each(WRITTEN)(
    'on writing %s leaves no part of an order, and the retry succeeds',
    async (table) => {
      const visitor = await visitorWithJeans()
      const before = await countAll()
      await withFullDisk(table, async () => {
        expectRetryLater(await visitor.checkOut(FREE))
      })
      expect(await countAll()).toEqual(before)
      expect((await visitor.checkOut(FREE)).status).toBe(200)
      expect(await countAll()).toEqual(before.map((count) => count + 1))
    },
  )

  it.each(['payment_events', 'order_status_changes', 'paid_basket_lines', 'baskets', 'outbox'])(
    'on writing %s during a payment leaves the order unpaid until the event is sent again',
    async (table) => {
      const visitor = await visitorWithJeans()
      const { body } = await visitor.checkOut({ email: 'full@example.com' })
      const [intent = ''] = body.client_secret?.split('_secret_') ?? []
      const path = `/public/order_details?order_id_token=${body.order_id_token}`
      const status = async (): Promise<string> =>
        (await visitor.get<{ status: string }>(path)).body.status
      await withFullDisk(table, async () => {
        await environment.stripe.paymentIntents.confirm(intent, {
          payment_method: 'pm_card_visa',
        })
        // The second attempt begins after the first one was refused.
        const refused = `select 1 from stripe_events
          where type = 'payment_intent.succeeded' and payload like $1 and attempts > 1`
        await expect.poll(() => environment.querySandbox(refused, [`%${intent}%`])).toHaveLength(1)
        expect(await status()).toBe('awaiting_payment')
      })
      await expect.poll(status).toBe('awaiting_pickup')
    },
  )
})
