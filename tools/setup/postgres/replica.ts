import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findFreeBase } from '../bootstrap/ports.mjs'
import { type Cluster, startCluster } from './cluster.ts'

export interface Replicated {
  /** Address of the primary's superuser. */
  readonly primaryUrl: string
  readonly replicaPort: number
  /** Ends the primary, and starts it again on the same data. */
  stopPrimary(): Promise<void>
  startPrimary(): Promise<void>
  stopReplica(): Promise<void>
  /** Runs a statement on the replica as its superuser. */
  onReplica(statement: string): Promise<unknown>
  stop(): Promise<void>
}

/** Starts a server of its own, and a replica that follows it. */
export async function startReplicated(folder: string): Promise<Replicated> {
  const settings = { fsync: 'off' }
  const port = await findFreeBase(22_000)
  const primaryFolder = join(folder, 'primary')
  const startPrimary = (): Promise<Cluster> =>
    startCluster({ folder: primaryFolder, port, settings })
  let primary = await startPrimary()
  const primaryUrl = onPort(await primary.database('postgres'), port)
  const replicaFolder = join(folder, 'replica')
  await copyServer(primaryUrl, { from: primaryFolder, to: replicaFolder })
  const replica = await startCluster({
    folder: replicaFolder,
    port: port + 1,
    settings: { ...settings, primary_conninfo: conninfoOf(primaryUrl) },
  })
  return {
    primaryUrl,
    replicaPort: port + 1,
    stopPrimary: () => primary.stop(),
    stopReplica: () => replica.stop(),
    startPrimary: async () => void (primary = await startPrimary()),
    onReplica: (statement) => query(onPort(primaryUrl, port + 1), statement),
    stop: async () => {
      await replica.stop()
      await primary.stop()
    },
  }
}

/** Copies the folder of a running server as a base backup, as pg_basebackup does, which the embedded server lacks. */
async function copyServer(
  url: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('replica', fast => true)`)
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('.s.PGSQL') })
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  )
  await client.end()
  const data = join(to, 'data')
  rmSync(join(data, 'postmaster.pid'))
  writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(data, 'standby.signal'), '')
}

function conninfoOf(url: string): string {
  const { hostname, port, username, password } = new URL(url)
  return `host=${hostname} port=${port} user=${username} password=${password}`
}

/** The address on a port, not the socket, which a proxy could not stand before. */
function onPort(url: string, port: number): string {
  return Object.assign(new URL(url), { port: String(port), search: '' }).href
}

async function query(connectionString: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
