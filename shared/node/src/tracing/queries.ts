import { currentTraceparent, inSpan } from './tracing.ts'

type Query = (...parameters: unknown[]) => unknown

/** The part of a pool of `pg` that is used here. */
interface Pool {
  query: unknown
  on(event: 'connect', listener: (client: { query: unknown }) => void): unknown
}
/** Makes each statement of a traced request or job a span, without its values, which can hold personal data. */
export function traceQueries(pool: Pool): void {
  trace(pool)
  pool.on('connect', trace)
}

function trace(target: { query: unknown }): void {
  const query = (target.query as Query).bind(target)
  const traced: Query = (...parameters) => {
    // The pool itself queries its clients with a callback; that statement already has its span.
    const isAnswered = typeof parameters.at(-1) === 'function'
    if (isAnswered || !currentTraceparent()) return query(...parameters)
    const text = textOf(parameters[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const name = text.trimStart().split(/\s/, 1)[0] ?? 'query'
    return inSpan({ name, kind: 'client', attributes }, async () => query(...parameters))
  }
  target.query = traced
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text
}
