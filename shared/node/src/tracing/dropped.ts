/** What is sent to a collector. */
export type Signal = 'traces' | 'logs' | 'metrics'

/** Spans or log records that wait or are under way: beyond it new ones are dropped. */
const MOST = 2048

const dropped: Record<Signal, number> = { traces: 0, logs: 0, metrics: 0 }

/** Returns how many spans, log records and exports of metrics the collector did not take from this process. */
export function droppedTelemetry(): Readonly<Record<Signal, number>> {
  return dropped
}

/** Bounds what waits for the collector, and counts what is dropped. */
export interface Bound {
  /** Takes a place; false when there is none. */
  admit(): boolean
  /** Gives places back after an attempt to send what had them. */
  settle(attempt: { readonly count: number; readonly isTaken: boolean }): void
}

export function boundOf(signal: Signal): Bound {
  let waiting = 0
  return {
    admit() {
      if (waiting >= MOST) {
        dropped[signal] += 1
        return false
      }
      waiting += 1
      return true
    },
    settle({ count, isTaken }) {
      waiting = Math.max(0, waiting - count)
      if (!isTaken) dropped[signal] += count
    },
  }
}
