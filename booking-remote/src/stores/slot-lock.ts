/** A reload asks before the page that it replaces has quite let go: so it asks a few times, in milliseconds. */
const attempts = 4
const pause = 100

let letGo: (() => void) | undefined

/**
 * Holds the slot of an unfinished booking for this tab, so that no other one takes it for abandoned. Resolves to
 * false when another tab works on it. Without locks in the browser every claim is granted.
 */
export async function claimSlot(slot: string): Promise<boolean> {
  letGo?.()
  letGo = undefined
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
        letGo = release
      })
    })
  })
}

// A page that holds a lock could not be kept for the browser's Back.
globalThis.addEventListener?.('pagehide', () => letGo?.())
