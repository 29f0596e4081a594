import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** SQL: the time of the next attempt: after 2, 4, 8 ... seconds, at most an hour. */
export function nextTry(triesBefore: SQLWrapper): SQL {
  return sql`now() + make_interval(secs => least(2 ^ (${triesBefore} + 1), 3600))`
}
