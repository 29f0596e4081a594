import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '@darnley/tools/settings'
import type { Attempt } from '#system-tests/chaos/clients/client.ts'
import { runChaos, type ChaosRun } from '#system-tests/chaos/run-chaos.ts'
import { waitUntilIdle } from '#system-tests/chaos/wait-until-idle.ts'
import { type Happened, startDisasters } from './disasters.ts'
import { expectPackages } from './packages.ts'
import { plotRun } from './plot.ts'
import { type ClusterSystem, startClusterSystem } from './system.ts'

/** CLUSTER_SEED=<n> repeats a run. CLUSTER_PICTURE=docs/cluster-run.svg draws it anew. */
const SEED = Number(process.env['CLUSTER_SEED'] ?? 17)
const PICTURE = process.env['CLUSTER_PICTURE']
const CUSTOMERS = 8

const folder = join(tmpdir(), `cluster-${randomUUID()}`)
let system: ClusterSystem | undefined
let run: ChaosRun | undefined
let happened: Happened | undefined
const attempts: Attempt[] = []

beforeAll(async () => {
  expectPackages()
  system = await startClusterSystem(folder)
}, 900_000)
afterAll(async () => {
  await system?.stop()
  // A failed run keeps its logs.
  if (run) rmSync(folder, { recursive: true, force: true })
}, 120_000)

function started(): ClusterSystem {
  if (!system) throw new Error(`The system did not start; its logs are in ${folder}`)
  return system
}

function seen(): Happened {
  if (!happened) throw new Error(`The run failed; its logs are in ${folder}`)
  return happened
}

describe(`two of everything, while one after another is killed (CLUSTER_SEED=${SEED})`, () => {
  it('serves every customer, the shops and the workshop', { timeout: 420_000 }, async () => {
    const site = started()
    const disasters = startDisasters(site, SEED)
    run = await runChaos(
      { ...site, apis: [`${site.siteUrl}/api`] },
      {
        ...{ folder, seed: SEED, customers: CUSTOMERS },
        comesAgain: () => !disasters.areOver(),
        startKills: () => disasters,
        onAttempt: (attempt) => attempts.push(attempt),
      },
    )
    happened = await disasters.happened
    await waitUntilIdle(site)
    const text = plotRun({ attempts, events: happened.events })
    if (PICTURE) writeFileSync(resolve(root, PICTURE), text)
    console.log(describeRun(happened, attempts))
    expect(run.killed).toEqual(['the primary', 'api-1', 'edge-1', 'the bucket'])
  })

  it('[O11] [F57] stores again within 30 s of the death of the primary', () => {
    expect(seen().secondsUntilStored).toBeLessThan(30)
  })

  it(
    '[F57] loses no acknowledged order, and settles each paid one once',
    { timeout: 180_000 },
    () => {
      const { databaseUrls, sandboxUrl } = started()
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [resolve(import.meta.dirname, '../chaos/check.ts'), join(folder, 'clients.jsonl')],
        {
          encoding: 'utf8',
          env: {
            ...process.env,
            API_DATABASE_URL: databaseUrls.api,
            SANDBOX_DATABASE_URL: databaseUrls.sandbox,
            SANDBOX_URL: sandboxUrl,
          },
        },
      )
      expect(stdout + stderr).toBe('')
      expect(status).toBe(0)
    },
  )

  it('has books that add up to what was paid', async () => {
    const { database } = started()
    const differing = `select orders.id from orders left join ledger_entries entry
      on entry.id = orders.id and entry.source = 'order'
      where paid_at is not null and redo_of is null and entry.total is distinct from orders.total`
    await expect
      .poll(async () => (await database.query(differing)).rows, { timeout: 30_000 })
      .toEqual([])
    const { rows } = await database.query<{ paid: number }>(
      'select count(*)::int as paid from orders where paid_at is not null',
    )
    expect(rows[0]?.paid).toBeGreaterThan(20)
  })

  it('[F59] kept all pages up while the bucket was dead', () => {
    expect(seen().pagesWithoutBucket).toEqual({ asked: expect.any(Number), failed: [] })
    expect(seen().pagesWithoutBucket.asked).toBeGreaterThan(10)
  })

  it('[O10] read on the standby before the failover, and on the primary when there was none', () => {
    const { before, after } = seen().reads
    expect(before.replica).toBeGreaterThan(0)
    expect(after.away).toBeGreaterThan(before.away)
  })

  it('[F57] reads the catalogue while there is no primary', () => {
    expect(seen().catalogue).toEqual({ asked: expect.any(Number), failed: [] })
    expect(seen().catalogue.asked).toBeGreaterThan(10)
  })

  it('takes the former primary back as its standby', { timeout: 180_000 }, async () => {
    const { databases } = started()
    const [former] = databases.machines.filter(({ name }) => name === seen().formerPrimary)
    await former?.start()
    await databases.untilSynchronous()
    expect(await former?.isPrimary()).toBe(false)
  })
})

function describeRun(
  { events, secondsUntilStored, catalogue }: Happened,
  all: readonly Attempt[],
): string {
  const [first] = all
  const begin = first?.at ?? 0
  const lines = events.map(({ at, what }) => `${((at - begin) / 1000).toFixed(1)} s: ${what}`)
  const failed = all.filter(({ isAnswered }) => !isAnswered).length
  return [
    ...lines,
    `stored again after ${secondsUntilStored.toFixed(1)} s`,
    `${catalogue.asked} reads of the catalogue meanwhile, ${catalogue.failed.length} of them failed`,
    `${all.length} attempts, ${failed} of them failed`,
  ].join('\n')
}
