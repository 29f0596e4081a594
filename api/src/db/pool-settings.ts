import { PooledClient } from '@darnley/node/pooled-client'
import type { Pooler } from '@darnley/node/pooler'
import type pg from 'pg'

/** Limits of a statement and of an unfinished transaction, in milliseconds. Roles have the same, for use through a pooler. */
const timeouts = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 }

/**
 * Returns what depends on a pooler: in transaction mode it refuses settings of a session, and a statement that one
 * session knows by its name is unknown to the next.
 */
export function poolSettings(pooler: Pooler): pg.PoolConfig {
  return pooler === 'transaction'
    ? { Client: UnnamedClient }
    : { Client: EndingClient, ...timeouts }
}

type Query = (...values: unknown[]) => unknown

/**
 * Ends itself after a failure that its connection would repeat, within a transaction too, so that the pool opens another
 * one: the server became a standby (25006), or it does not answer.
 */
class EndingClient extends PooledClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = super.query.bind(this) as Query
    const watched: Query = (...values) => {
      const answer = query(...values)
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#endAfter(error))
      return answer
    }
    this.query = watched as pg.Client['query']
  }

  #endAfter(error: unknown): void {
    if (!(error instanceof Error)) return
    const isStandby = 'code' in error && error.code === '25006'
    if (!isStandby && error.message !== 'Query read timeout') return
    this.end().catch(() => undefined)
  }
}

/** Sends each statement without its name, so that PostgreSQL parses it for this call alone. */
class UnnamedClient extends EndingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Query
    const unnamed: Query = (first, ...rest) => query(withoutName(first), ...rest)
    this.query = unnamed as pg.Client['query']
  }
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
  return isNamed ? { ...statement, name: undefined } : statement
}
