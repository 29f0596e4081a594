import { connectionEvents, tellPage } from '@darnley/web/client'

/**
 * `offline` is reported by the browser, `unreached` by failed calls: a shop's Wi-Fi may be up without internet access.
 */
export type Connection = 'there' | 'offline' | 'unreached'

/** An endpoint of the edge, because a single failed call may have causes of its own. */
const probeUrl = '/releases/live'
const timeoutMs = 5000
const probeInterval = 3000

const subscribers = new Set<() => void>()
let isReached = true
let isProbing = false
let timer: ReturnType<typeof setTimeout> | undefined

export function readConnection(): Connection {
  if (!navigator.onLine) return 'offline'
  return isReached ? 'there' : 'unreached'
}

export function followConnection(changed: () => void): () => void {
  subscribers.add(changed)
  return () => void subscribers.delete(changed)
}

globalThis.addEventListener?.('online', () => (isReached ? notifySubscribers() : void probe()))
globalThis.addEventListener?.('offline', notifySubscribers)
globalThis.addEventListener?.(connectionEvents.lost, () => void probe())
globalThis.addEventListener?.(connectionEvents.answered, () => settle(true))

/** Probes the server before it reports `unreached`, and keeps probing until there is a response. */
async function probe(): Promise<void> {
  if (isProbing || !navigator.onLine) return
  clearTimeout(timer)
  isProbing = true
  const isAnswered = await fetch(probeUrl, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  )
  isProbing = false
  settle(isAnswered)
}

function settle(isAnswered: boolean): void {
  clearTimeout(timer)
  if (!isAnswered) timer = setTimeout(() => void probe(), probeInterval)
  if (isAnswered === isReached) return
  isReached = isAnswered
  notifySubscribers()
  if (isReached) tellPage('returned')
}

function notifySubscribers(): void {
  for (const changed of subscribers) changed()
}
