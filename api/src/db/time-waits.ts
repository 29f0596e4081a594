import type pg from 'pg'
import { type LongestWait, longestWait } from '#src/overload/longest-wait.ts'

type Connected = (...result: unknown[]) => void
type Connect = (done?: Connected) => Promise<pg.PoolClient> | undefined

/** Measures how long statements and transactions wait for a connection of the pool. */
export function timeWaits(pool: pg.Pool): LongestWait {
  const waits = longestWait()
  const connect = pool.connect.bind(pool) as Connect
  const timed: Connect = (done) => {
    const end = waits.begin()
    if (!done) return connect()?.finally(end)
    return connect((...result) => {
      end()
      done(...result)
    })
  }
  pool.connect = timed as pg.Pool['connect']
  return waits
}
