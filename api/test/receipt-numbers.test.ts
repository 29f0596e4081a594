import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '@darnley/testing/free-ports'
import { type ServerProcess, startServer } from './support/process.ts'
import { randomOrders, untilEntered, writeBooks } from './support/random-books.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const PERIOD = { from: new Date('2026-10-10T00:00:00Z'), to: new Date('2026-11-10T00:00:00Z') }
const SEED = Number(process.env['SEED'] ?? 47)
const KILLS = process.env['LONG'] ? 12 : 2

let environment: TestEnvironment
const running: ServerProcess[] = []

beforeAll(async () => {
  environment = await startTestEnvironment({
    api: 'none',
    env: { LEDGER_EVERY_MS: '100', STORE_SELLER: 'partner', VAT_NUMBER: 'GB 123 4567 89' },
  })
})
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()))
  await environment.stop()
})

async function start(port: number): Promise<ServerProcess> {
  const PORT = String(port)
  return startServer({ workspace: 'api', port, env: { ...environment.env, PORT } })
}

/** Kills a process between the entries and the lines of a batch, which is one transaction. */
async function killWhileEntering(port: number): Promise<void> {
  await environment.query(
    `update settings set value = '2000-01-01T00:00:00.000Z' where key = 'ledger-entered-until'`,
  )
  // By the owner: the role of the api may not lock what it only adds to.
  const holder = new pg.Client({ connectionString: environment.env['DATABASE_OWNER_URL'] ?? '' })
  await holder.connect()
  await holder.query('begin; lock table ledger_lines in access exclusive mode')
  const server = await start(port)
  await environment.untilWaiting(1, 'insert into "ledger_lines"')
  await server.stop('SIGKILL')
  await holder.end()
}

describe('the numbers of receipts', () => {
  it('[O9] have no gaps and no doubles in any series, when processes are killed and several enter', async () => {
    const [first = 0, second = 0] = await freePorts(2)
    const orders = randomOrders(SEED, { count: 150, ...PERIOD })
    const server = await start(first)
    await server.stop('SIGKILL')
    await writeBooks(environment, orders)
    for (let kill = 0; kill < KILLS; kill += 1) await killWhileEntering(first)
    running.push(...(await Promise.all([start(first), start(second)])))
    const due = orders.reduce(
      (sum, { refunds, rises }) => sum + 1 + refunds.length + rises.length,
      0,
    )
    await untilEntered(environment, due)
    const rows = await environment.query<{ series: string; numbers: number[] }>(
      `select coalesce(seller_id, 'company') as series, array_agg(receipt_number order by receipt_number) as numbers
       from ledger_entries group by 1`,
    )
    expect(rows.map(({ series }) => series).toSorted()).toEqual([
      ...['company', 'kirk-and-daughters', 'maison-vale'],
    ])
    for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(rows.flatMap(({ numbers }) => numbers)).toHaveLength(due)
  })
})
