import { appendFileSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { patience } from '@darnley/testing/patience'

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
  | { readonly type: 'checked-in'; readonly order: string; readonly garments: number }
  | { readonly type: 'task-done'; readonly task: string }
  /** Minor units. */
  | {
      readonly type: 'refunded'
      readonly order: string
      readonly key: string
      readonly amount: number
    }
  /** Before it is asked for: the answer may be lost. */
  | { readonly type: 'cancelling'; readonly order: string }
  | { readonly type: 'cancelled'; readonly order: string }
  /** Before the customer's agreement is sent: nothing may be charged without it (I10). */
  | { readonly type: 'agreeing'; readonly proposal: string }
  | { readonly type: 'difference-paid'; readonly proposal: string }

/** One line of JSON for each event, in the order of the responses. */
export interface ClientLog {
  add(event: ClientEvent): void
}

interface OpenClientLog extends ClientLog {
  /** Waits until there are events of these types. @throws Error that names those that never came */
  waitFor(types: readonly ClientEvent['type'][]): Promise<void>
}

export function openClientLog(file: string): OpenClientLog {
  const seen = new Set<ClientEvent['type']>()
  return {
    add: (event) => {
      seen.add(event.type)
      appendFileSync(file, `${JSON.stringify(event)}\n`)
    },
    waitFor: async (types) => {
      for (const deadline = Date.now() + patience.hookTimeout; ; await sleep(100)) {
        const left = types.filter((type) => !seen.has(type))
        if (left.length === 0) return
        if (Date.now() > deadline) throw new Error(`The clients never logged ${left.join(', ')}`)
      }
    },
  }
}

export function readClientLog(file: string): ClientEvent[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as ClientEvent)
}
