import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { findFreeBase } from '#tools/setup/stack/ports.ts'
import { startCluster, type Cluster } from './cluster.ts'

// A folder of mode 755: the account that root lends PostgreSQL has to enter it.
const folder = join(tmpdir(), `cluster-${randomUUID()}`)
const clusters: Cluster[] = []

afterAll(async () => {
  for (const cluster of clusters) await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it(
    'keeps its data over a restart, and is taken over when it still runs',
    { timeout: 60_000 },
    async () => {
      const port = (await findFreeBase(24_000)) + 400
      const first = await start(port)
      await query(await first.database('kept'), 'create table things as select 1 as number')
      await first.stop()

      const second = await start(port)
      const pidAfterRestart = serverPid()
      // A start whose predecessor was killed finds the server alive, whatever port it asks for.
      const third = await start(port + 1)
      expect(serverPid()).toBe(pidAfterRestart)
      expect(await query(await third.database('kept'), 'select number from things')).toEqual([
        { number: 1 },
      ])
      await second.stop()
    },
  )
})

async function start(port: number): Promise<Cluster> {
  const cluster = await startCluster({ folder, port })
  clusters.push(cluster)
  return cluster
}

function serverPid(): string | undefined {
  return readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
