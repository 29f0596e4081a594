import { channel } from 'node:diagnostics_channel'

/** Business events and their data, counted by metrics.ts. Recording costs nothing without a listener. */
export interface News {
  readonly order: { readonly status: string }
  readonly payment: { readonly outcome: 'as_agreed' | 'held' | 'refunded' }
  readonly security: { readonly event: string }
}

export function tell<Kind extends keyof News>(kind: Kind, news: News[Kind]): void {
  channel(`darnley:${kind}`).publish(news)
}

/** Returns a function that removes the listener. */
export function listen<Kind extends keyof News>(
  kind: Kind,
  listener: (news: News[Kind]) => void,
): () => void {
  const named = channel(`darnley:${kind}`)
  const onMessage = (message: unknown): void => listener(message as News[Kind])
  named.subscribe(onMessage)
  return () => {
    named.unsubscribe(onMessage)
  }
}
