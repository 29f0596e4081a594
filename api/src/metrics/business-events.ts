import { channel } from 'node:diagnostics_channel'

/** Business events and their data, counted by metrics.ts. Recording costs nothing without a listener. */
export interface BusinessEvents {
  readonly order: { readonly status: string }
  readonly payment: { readonly outcome: 'as_agreed' | 'held' | 'refunded' | 'refund_refused' }
  /** A request that was refused for overload. */
  readonly refusal: { readonly importance: string }
  readonly security: { readonly event: string }
  readonly 'connection-lost': object
}

export function recordEvent<Kind extends keyof BusinessEvents>(
  kind: Kind,
  event: BusinessEvents[Kind],
): void {
  channel(`darnley:${kind}`).publish(event)
}

/** Returns a function that removes the listener. */
export function onEvent<Kind extends keyof BusinessEvents>(
  kind: Kind,
  listener: (event: BusinessEvents[Kind]) => void,
): () => void {
  const named = channel(`darnley:${kind}`)
  const onMessage = (message: unknown): void => listener(message as BusinessEvents[Kind])
  named.subscribe(onMessage)
  return () => {
    named.unsubscribe(onMessage)
  }
}
