import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown, isTooSlow } from '@darnley/node/database-failures'
import { askEither } from './either-server.ts'

/** How long one server may be silent before the other is asked, too: less than a balancer's check of readiness. */
const PATIENCE_MS = 1000
/** How often a primary is asked that was away. */
const ASK_AGAIN_MS = 500
/** Beyond the server's own limit: what a server that is gone was asked ends, and its connection is given up. */
const LONGEST_ANSWER_MS = 7000

/** The part of a pool of `pg` that is used here. */
interface Pool {
  query: unknown
  readonly ending: boolean
}

export interface Servers {
  readonly primary: Pool
  readonly replica: Pool
  /** Is told when reads move to the replica, and when they return. */
  readonly onMove: (to: 'primary' | 'replica') => void
}

type Query = (...values: unknown[]) => unknown

/**
 * Makes a pool read on the replica while its primary does not answer, so that what is published can be read during a
 * failover. Writes and transactions stay on the primary. Payload's own `readReplicas` sends every read to a replica and
 * has no way back: a replica that is gone, as after a promotion, would end all reads.
 */
export function readThroughFailover({ primary, replica, onMove }: Servers): void {
  const queries = {
    primary: (primary.query as Query).bind(primary),
    replica: (replica.query as Query).bind(replica),
  }
  let reading: 'primary' | 'replica' = 'primary'

  function move(to: 'primary' | 'replica'): void {
    if (to === reading) return
    reading = to
    onMove(to)
    if (to === 'replica') void returnLater()
  }

  async function returnLater(): Promise<void> {
    while (reading === 'replica' && !primary.ending) {
      await sleep(ASK_AGAIN_MS, undefined, { ref: false })
      if (await isPrimary(queries.primary)) move('primary')
    }
  }

  async function read(values: readonly unknown[]): Promise<unknown> {
    const { by, result } = await askEither({
      first: reading,
      second: reading === 'primary' ? ('replica' as const) : ('primary' as const),
      patienceMs: PATIENCE_MS,
      ask: async (server) => queries[server](limited(values[0]), ...values.slice(1)),
      isAway,
    })
    move(by)
    return result
  }

  // Drizzle and the routes both read by this function of the pool.
  const query: Query = (...values) => (isRead(values) ? read(values) : queries.primary(...values))
  primary.query = query
}

/** A statement that took too long would take as long on the other server. */
function isAway(error: unknown): boolean {
  return isDatabaseDown(error) && !isTooSlow(error)
}

/** Not those with a callback, by which the pool itself works. */
function isRead(values: readonly unknown[]): boolean {
  return typeof values.at(-1) !== 'function' && /^\s*select\b/i.test(textOf(values[0]))
}

function limited(statement: unknown): object {
  const asObject = typeof statement === 'string' ? { text: statement } : statement
  return { ...(asObject as object), query_timeout: LONGEST_ANSWER_MS }
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text
}

/** A server that came back as a standby is none. */
async function isPrimary(query: Query): Promise<boolean> {
  try {
    const answer = await query(limited('select not pg_is_in_recovery() as "isPrimary"'))
    const { rows } = answer as { rows: readonly { isPrimary: boolean }[] }
    return rows[0]?.isPrimary === true
  } catch {
    return false
  }
}
