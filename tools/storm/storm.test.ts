import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForCalm } from './calm.ts'
import type { Evidence } from './check/checker.ts'
import { mailboxAt } from './check/mailbox.ts'
import { PLANTED } from './check/planted.ts'
import { findViolations } from './check/violations.ts'
import { readNotes } from './notes.ts'
import { runStorm, type Storm } from './storm.ts'
import { startSystem, type System } from './system.ts'

/** LONG=1 makes it a long one, another one each time; STORM_SEED=<n> repeats a storm. */
const isLong = Boolean(process.env['LONG'])
const SEED = Number(process.env['STORM_SEED'] ?? (isLong ? Date.now() % 100_000 : 11))
/** Enough of them for some twenty kills, between which everything comes up again. */
const VISITS = isLong ? 30 : 1
/** The check reads all that a storm left, mail by mail. */
const CHECK_MS = isLong ? 60_000 : 10_000

const folder = join(tmpdir(), `storm-${randomUUID()}`)
let system: System | undefined
let storm: Storm | undefined

beforeAll(async () => {
  system = await startSystem(folder)
}, 60_000)
afterAll(async () => {
  await system?.stop()
  // What the parts said stays where a storm was not survived.
  if (storm) rmSync(folder, { recursive: true, force: true })
}, 60_000)

describe(`a storm of 50 customers and two shops under kill -9 (STORM_SEED=${SEED})`, () => {
  it(
    'ends with every customer served',
    async () => {
      const system = started()
      await system.database.query(
        `insert into discounts (code, percentage, max_uses) values ('FEW', 15, $1)`,
        [3 * VISITS],
      )
      const people = { customers: 50, visits: VISITS }
      storm = await runStorm(system, { folder, seed: SEED, ...people, mostKills: 6 * VISITS })
      console.log(`STORM_SEED=${SEED}; killed: ${storm.killed.join(', ')}`)
      await waitForCalm(system)
      expect(storm.killed.length).toBeGreaterThan(0)
    },
    VISITS * 120_000,
  )

  it(
    'leaves no order that breaks an invariant (I1 to I8), as a program of its own finds',
    { timeout: CHECK_MS },
    () => {
      const { stdout, stderr, status } = check(survived())
      expect(stdout + stderr).toBe('')
      expect(status).toBe(0)
    },
  )

  it.each(PLANTED)(
    'would not hide $what',
    { timeout: CHECK_MS },
    async ({ found, api, sandbox, note }) => {
      const notes = readNotes(survived().notesFile)
      const violations = await inVain(started(), async (evidence) => {
        if (api) await evidence.api.query(api)
        if (sandbox) await evidence.sandbox.query(sandbox)
        const { rows } = await evidence.api.query<{ id: string; token: string }>(
          'select id::text, token from orders where payment_intent_id is not null order by id limit 1',
        )
        const [order = { id: '', token: '' }] = rows
        return findViolations({ ...evidence, notes: note ? [...notes, note(order)] : notes })
      })
      expect(violations).toContainEqual(expect.stringMatching(found))
    },
  )
})

function started(): System {
  if (!system) throw new Error(`The system did not start; its logs lie in ${folder}`)
  return system
}

function survived(): Storm {
  if (!storm) throw new Error(`The storm was not survived; the logs lie in ${folder}`)
  return storm
}

function check({ notesFile }: Storm): SpawnSyncReturns<string> {
  const { databaseUrls, sandboxUrl } = started()
  return spawnSync(process.execPath, [join(import.meta.dirname, 'check.ts'), notesFile], {
    encoding: 'utf8',
    env: {
      ...process.env,
      API_DATABASE_URL: databaseUrls.api,
      SANDBOX_DATABASE_URL: databaseUrls.sandbox,
      SANDBOX_URL: sandboxUrl,
    },
  })
}

/** Does something to both databases, and undoes it. */
async function inVain<Result>(
  { database, sandboxDatabase, sandboxUrl }: System,
  work: (evidence: Omit<Evidence, 'notes'>) => Promise<Result>,
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
