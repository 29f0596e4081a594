/** Ends a request that has no answer after 15 seconds: pressed again, it takes effect once. */
export function timeLimit(): AbortSignal {
  return AbortSignal.timeout(15_000)
}
