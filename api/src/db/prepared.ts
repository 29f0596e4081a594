import type { Executor } from './database.ts'

/**
 * Builds a statement once for a database instead of once a call. Its `prepare(name)` lets PostgreSQL too parse and
 * plan it once a connection; a transaction builds its own, under the same name.
 */
export function prepared<Statement>(
  build: (db: Executor) => Statement,
): (db: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
