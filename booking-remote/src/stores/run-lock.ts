/** Long enough for the page before to let go when this one is its reload. */
const patience = 300

let letGo: (() => void) | undefined

/**
 * Holds a run for this tab, so that no other one takes it for abandoned. Resolves to false when another tab
 * works on it. Without locks in the browser every claim is granted.
 */
export function claimRun(run: string): Promise<boolean> {
  letGo?.()
  letGo = undefined
  if (!globalThis.navigator?.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    const hold = (): Promise<void> => {
      resolve(true)
      return new Promise((release) => {
        letGo = release
      })
    }
    const signal = AbortSignal.timeout(patience)
    navigator.locks.request(`booking-wizard:${run}`, { signal }, hold).catch(() => resolve(false))
  })
}

// A page that holds a lock could not be kept for the browser's Back.
globalThis.addEventListener?.('pagehide', () => letGo?.())
