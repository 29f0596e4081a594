import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Pooler } from '@darnley/node/pooler'
import { isTracing } from '@darnley/node/tracing'
import { traceQueries } from '@darnley/node/tracing/queries'
import { recordEvent } from '#src/metrics/business-events.ts'
import { poolSettings } from './pool-settings.ts'
import type { LongestWait } from '#src/overload/longest-wait.ts'
import { timeWaits } from './time-waits.ts'

type NoSchema = Record<string, never>

export type Database = NodePgDatabase<NoSchema>

/** The database or a transaction on it. Repositories are created from either. */
export type Executor = PgDatabase<NodePgQueryResultHKT, NoSchema>

export interface OpenDatabase {
  readonly pool: pg.Pool
  readonly db: Database
  /** Of statements and transactions for a connection. */
  readonly waits: LongestWait
  close(): Promise<void>
}

interface DatabaseOptions {
  readonly url: string
  readonly connections: number
  /** What stands before the database; nothing when it is undefined. */
  readonly pooler?: Pooler
  /** Limits other than those for requests: how long to wait for a connection, and for the answer to a statement. */
  readonly limits?: { readonly connectMs?: number; readonly answerMs?: number }
  readonly onError: (error: Error) => void
}

/**
 * A new connection plans each statement anew, five times, and has read no table yet: closing those that a moment of calm
 * leaves idle made the pages after it slow.
 */
const IDLE_MS = 10 * 60_000

/** Beyond the server's own limit of a statement: a machine that is gone answers nothing and closes no connection. */
const LONGEST_ANSWER_MS = 12_000

export function openDatabase({
  url,
  connections,
  pooler = 'none',
  limits: { connectMs = 5000, answerMs = LONGEST_ANSWER_MS } = {},
  onError,
}: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    ...poolSettings(pooler),
  })
  // The pool replaces an idle connection that the server closes. Without a listener the error would end the process.
  pool.on('error', onError)
  // The same for a connection in use, between two statements of a transaction: the next statement fails (F40).
  pool.on('connect', (client) => {
    client.on('error', onError)
    client.once('error', () => recordEvent('connection-lost', {}))
  })
  const waits = timeWaits(pool)
  if (isTracing()) traceQueries(pool)
  return { pool, db: drizzle(pool), waits, close: () => pool.end() }
}
