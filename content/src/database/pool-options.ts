import { PooledClient } from '@darnley/node/pooled-client'
import type { Pooler } from '@darnley/node/pooler'

/** Limit of a statement in milliseconds. */
const LONGEST_STATEMENT_MS = 5000

interface PoolOptions {
  readonly Client: typeof PooledClient
  readonly connectionString: string
  readonly max: number
  readonly connectionTimeoutMillis: number
  readonly keepAlive: boolean
  readonly statement_timeout?: number
}

/** Returns how the primary or a replica is opened. */
export function poolOptions(connectionString: string, pooler: Pooler): PoolOptions {
  return {
    Client: PooledClient,
    connectionString,
    max: 10,
    // A machine that is gone refuses no connection, and closes none.
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A pooler in transaction mode refuses settings of a session; the role has a limit of its own.
    ...(pooler === 'none' ? { statement_timeout: LONGEST_STATEMENT_MS } : {}),
  }
}
