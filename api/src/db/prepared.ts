import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
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

interface Built<Result> {
  toSQL(): { readonly sql: string }
  prepare(name: string): { execute(): Promise<Result> }
}

/**
 * Runs a statement under a name made of its text, so that PostgreSQL parses and plans it once for each connection: for
 * statements with many shapes. Values that a plan depends on are literals, all others parameters, and the number of
 * texts is bounded.
 */
export function runNamed<Result>(statement: Built<Result>): Promise<Result> {
  const hash = createHash('sha256').update(statement.toSQL().sql).digest('base64url')
  return statement.prepare(`of_text_${hash.slice(0, 22)}`).execute()
}

/** Returns a whole number for the text of a statement: for a limit, on which a plan depends. */
export function literal(number: number): SQL {
  return sql.raw(String(Math.trunc(number)))
}
