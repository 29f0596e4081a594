import type { Pooler } from '@darnley/node/pooler'
import pg from 'pg'

/** Limits of a statement and of an unfinished transaction, in milliseconds. Roles have the same, for use through a pooler. */
const timeouts = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 }

/**
 * Returns what depends on a pooler: in transaction mode it refuses settings of a session, and a statement that one
 * session knows by its name is unknown to the next.
 */
export function poolSettings(pooler: Pooler): pg.PoolConfig {
  return pooler === 'transaction' ? { Client: UnnamedClient } : timeouts
}

type Query = (...values: unknown[]) => unknown

/** Sends each statement without its name, so that PostgreSQL parses it for this call alone. */
class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = super.query.bind(this) as Query
    const unnamed: Query = (first, ...rest) => query(withoutName(first), ...rest)
    this.query = unnamed as pg.Client['query']
  }
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
  return isNamed ? { ...statement, name: undefined } : statement
}
