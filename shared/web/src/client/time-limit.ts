/** Milliseconds that a lazily loaded part of a page may take (section 9). */
export const partLimit = 120_000

/** The error of a part of the page that takes too long; identified by its code. */
interface TimeLimitError extends Error {
  readonly code: 'time-limit'
}

export function isTimeLimitError(error: unknown): error is TimeLimitError {
  return error instanceof Error && 'code' in error && error.code === 'time-limit'
}

/** Settles like the promise, or rejects with a TimeLimitError: `import()` itself cannot be aborted. */
export function withTimeLimit<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new Error(`No response within ${milliseconds / 1000} s`)
      reject(Object.assign(error, { code: 'time-limit' as const }))
    }, milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
