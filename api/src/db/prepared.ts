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

/** What a statement is built for. Everything else is a parameter; the number of shapes is bounded. */
type Shape<Wanted> = {
  readonly [Part in keyof Wanted]: Wanted[Part] extends string | number | boolean | null
    ? Wanted[Part]
    : never
}

/**
 * Builds a statement once for each shape and database. The statement is prepared under the name that it is given, which
 * is made of the kind and the shape.
 */
export function preparedForShapes<Wanted extends Shape<Wanted>, Statement>(
  kind: string,
  build: (db: Executor, wanted: { readonly shape: Wanted; readonly name: string }) => Statement,
): (db: Executor, shape: Wanted) => Statement {
  const known = new Map<string, (db: Executor) => Statement>()
  return (db, shape) => {
    const name = [kind, ...Object.values(shape).map(String)].join('_')
    const statement = known.get(name) ?? prepared((on) => build(on, { shape, name }))
    known.set(name, statement)
    return statement(db)
  }
}

/** Returns a whole number for the text of a statement: for a limit, on which a plan depends. */
export function literal(number: number): SQL {
  return sql.raw(String(Math.trunc(number)))
}
