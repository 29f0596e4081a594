import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreeBase } from '../bootstrap/ports.mjs'
import { startCluster, type Cluster } from './cluster.ts'

let port = 0
let place = ''
const clusters: Cluster[] = []

beforeAll(async () => {
  port = (await findFreeBase(24_000)) + 400
  // Private like root's home: mkdtemp creates it with mode 700.
  place = mkdtempSync(join(tmpdir(), 'a closed folder '))
})

afterAll(async () => {
  for (const cluster of clusters) await cluster.stop()
  rmSync(place, { recursive: true, force: true })
})

async function start(folder: string): Promise<Cluster> {
  const cluster = await startCluster({ folder, port })
  clusters.push(cluster)
  return cluster
}

/** The folder in which earlier versions stored root's data. */
const outside = (): string[] =>
  existsSync('/var/lib/darnley') ? readdirSync('/var/lib/darnley').toSorted() : []

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

/** Starts it in a separate process, which is killed once it is ready. */
async function startAndKill(folder: string): Promise<void> {
  const script = `
    import { startCluster } from '${join(import.meta.dirname, 'cluster.ts')}'
    await startCluster(${JSON.stringify({ folder, port })})
    console.log('works')
    setInterval(() => {}, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(starter.stdout, 'data')
  starter.kill('SIGKILL')
}

const count = (cluster: Cluster): Promise<unknown[]> =>
  cluster.database('kept').then((url) => query(url, 'select number from things'))

describe('the embedded database', () => {
  it('[C1] [C2] [C3] keeps its data over starts, a move and kills, in a folder that no other user can enter', async () => {
    const folder = join(place, 'first')
    const first = await start(folder)
    const [serverPid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
    expect(serverPid).toBe(String(first.pid()))
    await query(await first.database('kept'), 'create table things as select 1 as number')
    await first.stop()

    const second = await start(folder)
    expect(await count(second)).toEqual([{ number: 1 }])
    await second.stop()

    const moved = join(place, 'second')
    renameSync(folder, moved)
    const third = await start(moved)
    expect(await count(third)).toEqual([{ number: 1 }])

    await third.stop()

    await startAndKill(moved)
    const fourth = await start(moved)
    expect(await count(fourth)).toEqual([{ number: 1 }])
    await fourth.stop()
  })

  it('[X11] gives the tables of an earlier version to an owner, and a lesser role their rows', async () => {
    const cluster = await start(join(place, 'roles'))
    const admin = await cluster.database('old')
    await query(admin, 'create table things (id serial primary key, number int)')
    await query(admin, "create type colour as enum ('red')")
    await cluster.withRoles('old')
    const { url, ownerUrl } = await cluster.withRoles('old')
    await query(url, 'insert into things (number) values (1)')
    await expect(query(url, 'drop table things')).rejects.toThrow('must be owner')
    await query(ownerUrl, "alter type colour add value 'blue'")
    await query(ownerUrl, 'create schema later')
    await query(ownerUrl, 'create table later.more as select 2 as number')
    await query(ownerUrl, 'create table more as select * from things')
    expect(await query(url, 'select number from later.more')).toEqual([{ number: 2 }])
    await query(url, 'delete from more')
    const other = await cluster.withRoles('other')
    const elsewhere = new URL(other.url)
    elsewhere.pathname = '/old'
    await expect(query(elsewhere.href, 'select 1')).rejects.toThrow(
      'permission denied for database',
    )
    await cluster.stop()
  })

  it('[C7] restarts when its server is killed', async () => {
    const cluster = await start(join(place, 'killed'))
    const url = await cluster.database('kept')
    const killed = cluster.pid()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(
      async () => expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]),
      { timeout: 60_000, interval: 200 },
    )
    expect(cluster.pid()).not.toBe(killed)
    await cluster.stop()
  })

  it('[C3] leaves nothing outside of its folder', async () => {
    const folder = join(place, 'third')
    const before = outside()
    const cluster = await start(folder)
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'password', 'postgres.log'])
    await cluster.stop()
    expect(outside()).toEqual(before)
  })

  it('[C4] creates its folder again after an interrupted start', async () => {
    const folder = join(place, 'fourth')
    mkdirSync(join(folder, 'data.new'), { recursive: true })
    writeFileSync(join(folder, 'data.new/PG_VERSION'), '18')
    const cluster = await start(folder)
    expect(await query(await cluster.database('new'), 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
  })

  it('[C4] can be stopped at any moment of its start', async () => {
    const folder = join(place, 'fifth')
    const starting = startCluster({ folder, port, signal: AbortSignal.timeout(150) })
    await expect(starting).rejects.toThrow('abort')
    const cluster = await start(folder)
    expect(await query(await cluster.database('new'), 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
  })
})
