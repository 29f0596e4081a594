/**
 * Events that tell the page how calls ended: `navigator.onLine` reports a connection to the shop's Wi-Fi, not to the
 * internet. Events instead of a store, because each remote bundles its own client.
 */
export const connectionEvents = {
  /** A call got no response. */
  lost: 'client:lost',
  /** A call got a response, of any status. */
  answered: 'client:answered',
  /** The host reaches the site again: queued requests may be sent. */
  returned: 'connection:returned',
} as const

/** Dispatches an event on the page; does nothing outside of one. */
export function tellPage(event: keyof typeof connectionEvents): void {
  globalThis.dispatchEvent?.(new Event(connectionEvents[event]))
}

/** Calls `act` when the browser or the host reports a connection again. Returns an unsubscribe function. */
export function onConnectionBack(act: () => void): () => void {
  const events = ['online', connectionEvents.returned]
  for (const event of events) globalThis.addEventListener?.(event, act)
  return () => {
    for (const event of events) globalThis.removeEventListener?.(event, act)
  }
}
