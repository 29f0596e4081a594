/** What a part of the page that takes too long ends in; told from others by its code. */
export interface TimeLimitError extends Error {
  readonly code: 'time-limit'
}

export function isTimeLimitError(error: unknown): error is TimeLimitError {
  return error instanceof Error && 'code' in error && error.code === 'time-limit'
}

/** Settles as the promise does, or rejects with a TimeLimitError: `import()` itself can't be aborted. */
export function withTimeLimit<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new Error(`Nothing came within ${milliseconds / 1000} s`)
      reject(Object.assign(error, { code: 'time-limit' as const }))
    }, milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** How long a lazily loaded part of a page may take (section 9). */
export const partLimit = 120_000

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** How long a remote's entry may take; longer on a connection that reports itself slow. */
export function entryLimit(connection: Connection | undefined = currentConnection()): number {
  const slow =
    connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
  return slow ? 20_000 : 8_000
}

function currentConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}
