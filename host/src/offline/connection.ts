import { connectionEvents, tellPage } from 'shared/client'

/**
 * `offline` is the browser's word. `unreached` is what calls found out: a shop's Wi-Fi may be there with nothing behind
 * it.
 */
export type Connection = 'there' | 'offline' | 'unreached'

/** Of the page's server, which answers for the whole site: one call of many may fail for reasons of its own. */
const asked = '/releases/live'
const patience = 5000
const askAgainAfter = 3000

const followers = new Set<() => void>()
let isReached = true
let isAsking = false
let again: ReturnType<typeof setTimeout> | undefined

export function readConnection(): Connection {
  if (!navigator.onLine) return 'offline'
  return isReached ? 'there' : 'unreached'
}

export function followConnection(changed: () => void): () => void {
  followers.add(changed)
  return () => void followers.delete(changed)
}

globalThis.addEventListener?.('online', () => (isReached ? tellFollowers() : void ask()))
globalThis.addEventListener?.('offline', tellFollowers)
globalThis.addEventListener?.(connectionEvents.lost, () => void ask())
globalThis.addEventListener?.(connectionEvents.answered, () => settle(true))

/** Asks once more itself before it says that nothing can be reached, and goes on asking until something is. */
async function ask(): Promise<void> {
  if (isAsking || !navigator.onLine) return
  clearTimeout(again)
  isAsking = true
  const isAnswered = await fetch(asked, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  )
  isAsking = false
  settle(isAnswered)
}

function settle(isAnswered: boolean): void {
  clearTimeout(again)
  if (!isAnswered) again = setTimeout(() => void ask(), askAgainAfter)
  if (isAnswered === isReached) return
  isReached = isAnswered
  tellFollowers()
  if (isReached) tellPage('returned')
}

function tellFollowers(): void {
  for (const changed of followers) changed()
}
