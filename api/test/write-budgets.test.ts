import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { patience, wholeSystem } from '@darnley/testing/patience'
import { openDatabase, type OpenDatabase } from '#src/db/database.ts'
import { writeBudgetRepository } from '#src/modules/write-budgets/repository.ts'
import {
  createWriteBudgets,
  type Spending,
  type WriteBudgets,
} from '#src/modules/write-budgets/write-budgets.ts'
import { type ServerProcess, startServer } from './support/process.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { visit } from './support/visitor.ts'

const A_MINUTE = 6
let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: String(A_MINUTE) } })
})
afterAll(() => environment.stop())

describe('[X28] processes of the api', () => {
  let second: ServerProcess
  const started: ServerProcess[] = []

  async function startAnother(): Promise<ServerProcess> {
    const port = await freePort()
    const env = { ...environment.env, PORT: String(port) }
    const one = await startServer({ workspace: 'api', port, env })
    started.push(one)
    return one
  }
  beforeAll(async () => {
    second = await startAnother()
  })
  afterAll(() => Promise.all(started.map((one) => one.stop('SIGKILL'))))

  const write = async (url: string, address: string): Promise<number> =>
    (await visit(url, { 'x-forwarded-for': address }).post('/public/clear_basket')).status

  // On a slow machine a budget refills meanwhile, or the database is not waited for: another address is tried then.
  let addresses = 0
  const nextAddress = (): string => `198.51.100.${(addresses += 1)}`

  it('share the write budget of an address', async () => {
    const allowedInTurn = async (): Promise<number[]> => {
      const address = nextAddress()
      const statuses: number[] = []
      for (let call = 0; call < A_MINUTE + 4; call += 1)
        statuses.push(await write(call % 2 ? second.url : environment.apiUrl, address))
      return statuses
    }
    await expect
      .poll(allowedInTurn)
      .toEqual([...Array<number>(A_MINUTE).fill(200), ...Array<number>(4).fill(429)])
  })

  it('share it at once', async () => {
    const allowedAtOnce = async (): Promise<number> => {
      const address = nextAddress()
      const calls = Array.from({ length: 4 * A_MINUTE }, (_, call) =>
        write(call % 2 ? second.url : environment.apiUrl, address),
      )
      return (await Promise.all(calls)).filter((status) => status === 200).length
    }
    await expect.poll(allowedAtOnce).toBe(A_MINUTE)
  })

  // Each try starts a process, which takes a minute on a machine that is busy with others.
  it('do not forgive by a restart', wholeSystem, async () => {
    const allowedAfterRestart = async (): Promise<number> => {
      const address = nextAddress()
      const start = performance.now()
      for (let call = 0; call < A_MINUTE; call += 1) await write(second.url, address)
      const { url } = await startAnother()
      const statuses: number[] = []
      for (let call = 0; call < A_MINUTE; call += 1) statuses.push(await write(url, address))
      const refilled = Math.floor(((performance.now() - start) * A_MINUTE) / 60_000)
      return Math.max(0, statuses.filter((status) => status === 200).length - refilled)
    }
    await expect.poll(allowedAfterRestart, { timeout: patience.hookTimeout }).toBe(0)
  })
})

describe('[X28] leases of a budget', () => {
  const LARGE = 600
  let database: OpenDatabase
  let statements = 0
  let both: [WriteBudgets, WriteBudgets]
  const warnings: string[] = []

  beforeAll(() => {
    const url = environment.env['DATABASE_URL'] ?? ''
    database = openDatabase({ url, connections: 3, onError: () => undefined })
  })
  afterAll(() => database.close())
  beforeEach(() => {
    statements = 0
    both = [budgets(60_000), budgets(60_000)]
  })
  afterEach(() => environment.query('delete from write_budgets'))

  function budgets(patienceMs: number): WriteBudgets {
    const real = writeBudgetRepository(database.pool, LARGE)
    const repository: typeof real = {
      lease: (wanted) => {
        statements += 1
        return real.lease(wanted)
      },
    }
    const log = { warn: (_details: object, message: string) => void warnings.push(message) }
    return createWriteBudgets({ repository, perMinute: LARGE, log, patienceMs })
  }

  async function spendInTurn(calls: number, cost: number): Promise<Spending[]> {
    const all: Spending[] = []
    for (let call = 0; call < calls; call += 1) {
      const [one, other] = both
      all.push(await (call % 2 ? one : other).spend('a caller', cost))
    }
    return all
  }
  const allowed = (all: readonly Spending[]): number =>
    all.filter(({ isAllowed }) => isAllowed).length

  it('cost a statement for many calls, and give no more than the budget', async () => {
    const start = performance.now()
    await spendInTurn(100, 1)
    expect(statements).toBe(2)
    const more = await spendInTurn(900, 1)
    const refilled = ((performance.now() - start) * LARGE) / 60_000
    expect(100 + allowed(more)).toBeGreaterThanOrEqual(LARGE)
    expect(100 + allowed(more)).toBeLessThanOrEqual(LARGE + refilled + 1)
    expect(statements).toBeLessThan(120)
  })

  it('leave nothing unspent with one process while the other refuses expensive calls', async () => {
    expect(allowed(await spendInTurn(61, 10))).toBeGreaterThanOrEqual(60)
  })

  it('cost nothing for a caller that is refused, and say how long to wait', async () => {
    await spendInTurn(62, 10)
    const before = statements
    const refused = await Promise.all(
      Array.from({ length: 50 }, () => both[0].spend('a caller', 100)),
    )
    expect(statements - before).toBeLessThanOrEqual(1)
    // A sixth of a minute's budget, less what has refilled.
    for (const spending of refused)
      expect(spending.isAllowed || spending.retryAfterSeconds).toBeOneOf([10, 9, 8])
  })

  it('of many callers at once share statements', async () => {
    const calls = Array.from({ length: 400 }, (_, caller) => both[0].spend(`caller ${caller}`, 1))
    expect(allowed(await Promise.all(calls))).toBe(400)
    expect(statements).toBe(2)
  })

  it('are not waited for while the database is slow: each process counts alone', async () => {
    const holder = new pg.Client({ connectionString: environment.env['DATABASE_OWNER_URL'] ?? '' })
    await holder.connect()
    await holder.query('begin; lock table write_budgets')
    const impatient = budgets(500)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => impatient.spend('a caller', 100)),
    )
    expect(allowed(all)).toBe(6)
    await holder.query('commit')
    await holder.end()
    await expect.poll(() => both[1].spend('a caller', 100)).toEqual({ isAllowed: true })
  })

  it('that fail are counted alone, too, and logged', async () => {
    const broken = { lease: () => Promise.reject(new Error('gone')) }
    const log = { warn: (_details: object, message: string) => void warnings.push(message) }
    const alone = createWriteBudgets({ repository: broken, perMinute: 2, log })
    const all = [await alone.spend('a', 1), await alone.spend('a', 1), await alone.spend('a', 1)]
    expect(allowed(all)).toBe(2)
    expect(warnings).toContain('write budgets are counted by each process alone')
  })
})
