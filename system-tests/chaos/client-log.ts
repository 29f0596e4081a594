import { appendFileSync, readFileSync } from 'node:fs'

/** A response to a client. What it acknowledges must be true from then on (I6); what it shows must be allowed (I7). */
export type ClientEvent =
  | {
      readonly type: 'basket'
      /** The stored id: the hash of the visitor's cookie. */
      readonly id: string
      readonly version: number
      readonly entries: readonly string[]
    }
  | { readonly type: 'order'; readonly token: string; readonly total: number | null }
  | { readonly type: 'captured'; readonly intent: string }
  | { readonly type: 'paid'; readonly token: string }
  | { readonly type: 'seen-by-staff'; readonly staff: string; readonly orders: readonly string[] }
  | {
      readonly type: 'moved-by-staff'
      readonly staff: string
      readonly order: string
      readonly to: string
    }

/** One line of JSON for each event, in the order of the responses. */
export interface ClientLog {
  add(event: ClientEvent): void
}

export function openClientLog(file: string): ClientLog {
  return { add: (event) => appendFileSync(file, `${JSON.stringify(event)}\n`) }
}

export function readClientLog(file: string): ClientEvent[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as ClientEvent)
}
