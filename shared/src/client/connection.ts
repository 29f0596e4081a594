/**
 * What becomes of calls, said to the page: a browser's own word (`navigator.onLine`) knows the shop's Wi-Fi, not whether
 * anything lies behind it. Events and no store, because each remote brings its own client.
 */
export const connectionEvents = {
  /** A call got no answer from anybody. */
  lost: 'client:lost',
  /** A call was answered, by whatever status. */
  answered: 'client:answered',
  /** The host reaches the site again: what waits may be sent. */
  returned: 'connection:returned',
} as const

/** Outside of a page there is nobody to tell. */
export function tellPage(event: keyof typeof connectionEvents): void {
  globalThis.dispatchEvent?.(new Event(connectionEvents[event]))
}

/** Calls back once there is a connection again, by the browser's word or by the host's. Gives back how to stop. */
export function onConnectionBack(act: () => void): () => void {
  const events = ['online', connectionEvents.returned]
  for (const event of events) globalThis.addEventListener?.(event, act)
  return () => {
    for (const event of events) globalThis.removeEventListener?.(event, act)
  }
}
