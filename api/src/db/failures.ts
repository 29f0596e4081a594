/**
 * SQLSTATE classes: 08 connection, 53 out of resources (disk full too), 57P server shutting down. Codes: 57014 a
 * statement took too long, 55P03 a lock was not to be had, 40P01 two waited for each other's and this one gave way,
 * 25P03 a transaction idled for too long.
 */
const DOWN = /^(08|53|57P|57014$|55P03$|40P01$|25P03$)/

const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** What the driver says of a connection without a code: lost, lost before this statement, or none to be had. */
const LOST = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
]

/** The database cannot work just now: worth trying again later. */
export function isDatabaseDown(error: unknown): boolean {
  return chain(error).some(
    (each) =>
      ('code' in each &&
        typeof each.code === 'string' &&
        (DOWN.test(each.code) || SOCKET.has(each.code))) ||
      LOST.some((beginning) => each.message.startsWith(beginning)),
  )
}

/** 22021 and 22P05: text with a sign that PostgreSQL keeps in no text, which is NUL. */
export function isUnstorableText(error: unknown): boolean {
  return chain(error).some(
    (each) => 'code' in each && (each.code === '22021' || each.code === '22P05'),
  )
}

/** 23505: a row with that key is there already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return chain(error).some(
    (each) =>
      'code' in each &&
      each.code === '23505' &&
      'constraint' in each &&
      each.constraint === constraint,
  )
}

/** Drizzle wraps what the driver threw. */
function chain(error: unknown): Error[] {
  const found: Error[] = []
  for (let each = error; each instanceof Error; each = each.cause) found.push(each)
  return found
}
