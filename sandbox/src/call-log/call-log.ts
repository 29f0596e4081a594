import type { Database } from '#src/database/database.ts'
import { insertCalls, latestCalls, type Call } from './repository.ts'

export interface CallLog {
  add(call: Omit<Call, 'at'>): void
  latest(): Promise<Call[]>
  close(): Promise<void>
}

/** Buffers calls and writes them once a second, so that no call waits for its log entry. */
export function createCallLog(database: Database): CallLog {
  let waiting: Call[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const calls = waiting
    waiting = []
    if (calls.length > 0) await insertCalls(database, calls)
  }

  return {
    add(call) {
      waiting.push({ at: new Date(), ...call })
      timer ??= setTimeout(() => void flush().catch(() => undefined), 1_000)
    },
    async latest() {
      await flush()
      return latestCalls(database)
    },
    close: flush,
  }
}
