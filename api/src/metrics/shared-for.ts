import { setTimeout as sleep } from 'node:timers/promises'

/** A collector gives up a scrape after 10 s, and then has nothing of it. */
const PATIENCE_MS = 2000

/**
 * Several gauges of one statement share its answer, and so do scrapes that follow each other closely. Without a
 * database, or one that does not answer soon, it is null, and what the process itself counts is served all the same.
 */
export function sharedFor<State>(
  ms: number,
  read: () => Promise<State>,
): () => Promise<State | null> {
  let last: { readonly at: number; readonly state: Promise<State | null> } | undefined
  let isReading = false
  return () => {
    if (!last || (!isReading && Date.now() - last.at > ms)) {
      isReading = true
      const state = read()
        .catch(() => null)
        .finally(() => (isReading = false))
      last = { at: Date.now(), state }
    }
    return Promise.race([last.state, sleep(PATIENCE_MS, null, { ref: false })])
  }
}
