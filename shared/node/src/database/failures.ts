/**
 * SQLSTATE classes: 08 connection, 53 insufficient resources (including a full disk), 57P server shutdown. Codes:
 * 57014 statement timeout, 55P03 lock not available, 40P01 deadlock, 25P03 idle-in-transaction timeout, 25006 write on a
 * server that became a standby.
 */
const DOWN = /^(08|53|57P|57014$|55P03$|40P01$|25P03$|25006$)/

const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** Messages of the driver that have no code: the connection was lost, or none was available. */
const LOST = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
]

/** Whether the database is unavailable at the moment, so that a retry can succeed. */
export function isDatabaseDown(error: unknown): boolean {
  return chain(error).some(
    (each) =>
      ('code' in each &&
        typeof each.code === 'string' &&
        (DOWN.test(each.code) || SOCKET.has(each.code))) ||
      LOST.some((beginning) => each.message.startsWith(beginning)),
  )
}

/** Whether PostgreSQL ended a statement because it took too long (57014). */
export function isTooSlow(error: unknown): boolean {
  return chain(error).some((each) => 'code' in each && each.code === '57014')
}

/** Whether PostgreSQL refused text with a NUL (22021 or 22P05). */
export function isUnstorableText(error: unknown): boolean {
  return chain(error).some(
    (each) => 'code' in each && (each.code === '22021' || each.code === '22P05'),
  )
}

/** Whether the row violates this unique constraint (23505). */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return chain(error).some(
    (each) =>
      'code' in each &&
      each.code === '23505' &&
      'constraint' in each &&
      each.constraint === constraint,
  )
}

/** Returns the error that an error was caused by in the first place. */
export function rootOf(error: unknown): unknown {
  return chain(error).at(-1) ?? error
}

/** Returns an error and its causes. Drizzle wraps the driver's errors. */
function chain(error: unknown): Error[] {
  const found: Error[] = []
  for (let each = error; each instanceof Error; each = each.cause) found.push(each)
  return found
}
