/** Retries, because after a reload the replaced page may still hold the lock for a moment. */
const attempts = 4
/** Milliseconds between attempts. */
const pause = 100

let releaseLock: (() => void) | undefined

/**
 * Locks the slot of an unfinished booking for this tab, so that other tabs do not take it for abandoned. Resolves to
 * false when another tab holds it. Without the browser's Web Locks every claim is granted.
 */
export async function claimSlot(slot: string): Promise<boolean> {
  releaseLock?.()
  releaseLock = undefined
  if (!globalThis.navigator?.locks) return true
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await tryToHold(`booking-wizard:${slot}`)) return true
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return false
}

function tryToHold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (!lock) return undefined
      return new Promise<void>((release) => {
        releaseLock = release
      })
    })
  })
}

// A page that holds a lock would not enter the back/forward cache.
globalThis.addEventListener?.('pagehide', () => releaseLock?.())
