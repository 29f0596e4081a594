import type { Executor } from './database.ts'

/**
 * Builds a statement once for a database instead of once for each call. With `prepare(name)` PostgreSQL also parses
 * and plans it once for each connection. A transaction builds its own, under the same name.
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
