import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Executor, OpenDatabase } from './database.ts'
import { isDatabaseDown, isTooSlow } from '@darnley/node/database-failures'

/** How long a read waits until the replica has what was stored before it. */
const PATIENCE_MS = 300
const ASK_AGAIN_MS = 20
/** How long a replica is left alone that is away or behind. */
const PAUSE_MS = 2000

/** Where reads were made since the start. */
export interface ReadCounts {
  readonly replica: number
  /** On the primary, because the replica was behind. */
  readonly behind: number
  /** On the primary, because the replica did not answer or ended the read. */
  readonly away: number
}

/** Reads that are heavy or long, such as figures and searches, and change nothing. */
export interface Reads {
  /**
   * Runs a read on the replica, in one snapshot that holds all that was stored before the call; without a replica, or
   * when it is away or behind, on the primary. A read may therefore run twice.
   */
  run<Result>(read: (db: Executor) => Promise<Result>): Promise<Result>
  /** Null without a replica. */
  readonly replica: {
    readonly counts: ReadCounts
    /** Returns how many seconds the replica is behind; NaN when it does not answer. */
    lag(): Promise<number>
  } | null
  close(): Promise<void>
}

type Primary = Pick<OpenDatabase, 'db' | 'pool'>

export function readsOn(primary: Primary, replica: OpenDatabase | null): Reads {
  return replica
    ? readsOnReplica(primary, replica)
    : { run: (read) => read(primary.db), replica: null, close: () => Promise.resolve() }
}

function readsOnReplica(primary: Primary, replica: OpenDatabase): Reads {
  const counts = { replica: 0, behind: 0, away: 0 }
  let leftAlone: { readonly until: number; readonly why: 'behind' | 'away' } | null = null

  async function tryReplica<Result>(
    read: (db: Executor) => Promise<Result>,
  ): Promise<{ readonly result: Result } | 'behind' | 'away'> {
    if (leftAlone && Date.now() < leftAlone.until) return leftAlone.why
    const position = await positionOf(primary.pool)
    if (position === null) return 'away'
    try {
      return await readAt(position, { pool: replica.pool, read })
    } catch (error) {
      // What took too long there would take as long on the primary, which has more to do.
      if (isTooSlow(error)) throw error
      if (isDatabaseDown(error) || isCancelled(error)) return 'away'
      throw error
    }
  }

  return {
    run: async (read) => {
      const tried = await tryReplica(read)
      if (typeof tried === 'object') {
        counts.replica += 1
        leftAlone = null
        return tried.result
      }
      counts[tried] += 1
      if (!leftAlone || Date.now() >= leftAlone.until)
        leftAlone = { until: Date.now() + PAUSE_MS, why: tried }
      return read(primary.db)
    },
    replica: { counts, lag: () => lagOf(primary.pool, replica.pool) },
    close: replica.close,
  }
}

/**
 * The check and the read share a connection, so that they reach the same server where a balancer spreads connections
 * over several.
 */
async function readAt<Result>(
  position: string,
  { pool, read }: { readonly pool: pg.Pool; readonly read: (db: Executor) => Promise<Result> },
): Promise<{ readonly result: Result } | 'behind'> {
  const client = await pool.connect()
  let isBroken = false
  try {
    if (!(await reaches(client, position))) return 'behind'
    const result = await drizzle(client).transaction(read, {
      ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
    })
    return { result }
  } catch (error) {
    isBroken = isDatabaseDown(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** A server that was promoted meanwhile has all that it acknowledges itself. */
async function reaches(client: pg.ClientBase, position: string): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(ASK_AGAIN_MS)) {
    const { rows } = await client.query<{ reached: boolean }>(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [position],
    )
    if (rows[0]?.reached === true) return true
    if (Date.now() >= deadline) return false
  }
}

/** Returns the end of what is stored; null on a server that is no primary any more. */
async function positionOf(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ position: string | null }>(
    'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn()::text end as position',
  )
  return rows[0]?.position ?? null
}

async function lagOf(primary: pg.Pool, replica: pg.Pool): Promise<number> {
  try {
    const position = await positionOf(primary)
    const { rows } = await replica.query<{ seconds: number }>(
      `select case when not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn then 0
        else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) end::float8 as seconds`,
      [position],
    )
    return rows[0]?.seconds ?? Number.NaN
  } catch {
    return Number.NaN
  }
}

/** 40001: the replica ended a read whose rows the primary has cleaned up. */
function isCancelled(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && each.code === '40001') return true
  return false
}
