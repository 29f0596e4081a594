import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeSystem } from '@darnley/testing/patience'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFrom } from '@darnley/testing/random'
import type { Evidence } from './check/checker.ts'
import { mailboxAt } from './check/mailbox.ts'
import { aPaidOrder, seededViolations } from './check/seeded-violations.ts'
import { findViolations } from './check/violations.ts'
import { readClientLog } from './client-log.ts'
import { startKills } from './kills.ts'
import { runChaos, type ChaosRun } from './run-chaos.ts'
import { startSystem, type System } from './system.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

/** LONG=1 makes a long run with a new seed; CHAOS_SEED=<n> repeats a run. */
const isLong = Boolean(process.env['LONG'])
const SEED = Number(process.env['CHAOS_SEED'] ?? (isLong ? Date.now() % 100_000 : 11))
/** The long run has time for some twenty kills, after each of which every part is ready again. */
const VISITS = isLong ? 30 : 1

const folder = join(tmpdir(), `chaos-${randomUUID()}`)
let system: System | undefined
let run: ChaosRun | undefined

beforeAll(async () => {
  system = await startSystem(folder)
})
afterAll(async () => {
  await system?.stop()
  // A failed run keeps its logs.
  if (run) rmSync(folder, { recursive: true, force: true })
})

describe(`50 customers, two shops and the workshop under kill -9 (CHAOS_SEED=${SEED})`, () => {
  it(
    'serves every customer',
    async () => {
      const system = started()
      await system.database.query(
        `insert into discounts (code, percentage, max_uses) values ('FEW', 15, $1)`,
        [3 * VISITS],
      )
      run = await runChaos(system, {
        ...{ folder, seed: SEED, customers: 50 },
        comesAgain: (visits) => visits < VISITS,
        startKills: () => startKills(system, { random: randomFrom(SEED), most: 6 * VISITS }),
      })
      console.log(`CHAOS_SEED=${SEED}; killed: ${run.killed.join(', ')}`)
      await waitUntilIdle(system)
      expect(run.killed.length).toBeGreaterThan(0)
    },
    VISITS * 900_000,
  )

  it(
    '[I1] [I2] [I3] [I4] [I5] [I6] [I7] [I8] [I9] [I10] violates no invariant, according to a separate program',
    wholeSystem,
    () => {
      const { stdout, stderr, status } = check(completed())
      expect(stdout + stderr).toBe('')
      expect(status).toBe(0)
    },
  )

  it.each(seededViolations)('finds $what', wholeSystem, async ({ found, api, sandbox, event }) => {
    const events = readClientLog(completed().logFile)
    const violations = await rolledBack(started(), async (evidence) => {
      // Before the statements, which may change by which it is found.
      const { rows } = await evidence.api.query<{ id: string; token: string }>(
        `select id::text, token from orders where id = ${aPaidOrder}`,
      )
      const [order = { id: '', token: '' }] = rows
      if (api) await evidence.api.query(api)
      if (sandbox) await evidence.sandbox.query(sandbox)
      return findViolations({ ...evidence, events: event ? [...events, event(order)] : events })
    })
    expect(violations).toContainEqual(expect.stringMatching(found))
  })
})

function started(): System {
  if (!system) throw new Error(`The system did not start; its logs are in ${folder}`)
  return system
}

function completed(): ChaosRun {
  if (!run) throw new Error(`The run failed; its logs are in ${folder}`)
  return run
}

function check({ logFile }: ChaosRun): SpawnSyncReturns<string> {
  const { databaseUrls, sandboxUrl } = started()
  return spawnSync(process.execPath, [join(import.meta.dirname, 'check.ts'), logFile], {
    encoding: 'utf8',
    env: {
      ...process.env,
      API_DATABASE_URL: databaseUrls.api,
      SANDBOX_DATABASE_URL: databaseUrls.sandbox,
      SANDBOX_URL: sandboxUrl,
    },
  })
}

/** Runs some work in a transaction on both databases and rolls it back. */
async function rolledBack<Result>(
  { database, sandboxDatabase, sandboxUrl }: System,
  work: (evidence: Omit<Evidence, 'events'>) => Promise<Result>,
): Promise<Result> {
  const [api, sandbox] = await Promise.all([database.connect(), sandboxDatabase.connect()])
  try {
    await Promise.all([api.query('begin'), sandbox.query('begin')])
    return await work({ api, sandbox, mailsTo: mailboxAt(sandboxUrl) })
  } finally {
    await Promise.all([api.query('rollback'), sandbox.query('rollback')])
    api.release()
    sandbox.release()
  }
}
