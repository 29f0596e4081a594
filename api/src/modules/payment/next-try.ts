import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** SQL: when the provider is asked again after so many tries: in 2, 4, 8 ... seconds, then once an hour. */
export function nextTry(triesBefore: SQLWrapper): SQL {
  return sql`now() + make_interval(secs => least(2 ^ (${triesBefore} + 1), 3600))`
}
