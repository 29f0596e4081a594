import type pg from 'pg'

/** A statement that was sent to the database. */
export interface Asked {
  readonly text: string
  readonly values: unknown[]
}

/** Calls back for each statement of a pool, before it is sent. */
export function noteStatements(pool: pg.Pool, onStatement: (asked: Asked) => void): void {
  const target: { query: unknown } = pool
  const query = (target.query as (...parameters: unknown[]) => unknown).bind(pool)
  target.query = (statement: { text: string }, values: unknown[], ...others: unknown[]) => {
    onStatement({ text: statement.text, values })
    return query(statement, values, ...others)
  }
}
