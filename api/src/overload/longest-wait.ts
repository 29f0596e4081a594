/** Measures how long callers wait for a turn. */
export interface LongestWait {
  /** Returns a function that ends the wait. */
  begin(): () => void
  /** Returns the longest wait since the last call, in milliseconds, including of those that wait still. */
  take(): number
}

export function longestWait(now: () => number = () => performance.now()): LongestWait {
  /** In the order in which they began. */
  const waiting = new Set<{ readonly since: number }>()
  let longest = 0
  return {
    begin() {
      const wait = { since: now() }
      waiting.add(wait)
      return () => {
        if (waiting.delete(wait)) longest = Math.max(longest, now() - wait.since)
      }
    },
    take() {
      const [first] = waiting
      const most = Math.max(longest, first ? now() - first.since : 0)
      longest = 0
      return most
    },
  }
}
