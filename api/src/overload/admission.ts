import { type Bounds, type Importance, isAdmitted, nextLimit } from './limit.ts'
import type { LongestWait } from './longest-wait.ts'

/** Decides which requests are served while there are more than this process can bear. */
export interface Admission {
  /** Returns a function that ends the request, or null when it is refused. */
  enter(importance: Importance): (() => void) | null
  /** Counts a request that was admitted and has ended for a moment; returns a function that ends it again. */
  goOn(): () => void
  state(): { readonly inProgress: number; readonly limit: number; readonly waitMs: number }
  stop(): void
}

interface AdmissionOptions extends Bounds {
  readonly mostPayments: number
  /** Of statements for a connection. */
  readonly databaseWaits: Pick<LongestWait, 'take'>
}

const PERIOD_MS = 100

export function startAdmission({
  databaseWaits,
  mostPayments,
  ...bounds
}: AdmissionOptions): Admission {
  const loop = watchDelay()
  let limit = bounds.most
  let inProgress = 0
  let peak = 0
  let waitMs = 0

  function adapt(): void {
    waitMs = Math.max(loop.take(), databaseWaits.take())
    limit = nextLimit(limit, { waitMs, peak }, bounds)
    peak = inProgress
  }
  const timer = setInterval(adapt, PERIOD_MS).unref()

  function goOn(): () => void {
    inProgress += 1
    peak = Math.max(peak, inProgress)
    let isOver = false
    return () => {
      if (!isOver) inProgress -= 1
      isOver = true
    }
  }

  return {
    enter: (importance) =>
      isAdmitted({ importance, inProgress, limit, mostPayments }) ? goOn() : null,
    goOn,
    state: () => ({ inProgress, limit: Math.floor(limit), waitMs }),
    stop: () => {
      clearInterval(timer)
      loop.stop()
    },
  }
}

const TICK_MS = 10

/**
 * The longest delay of the event loop, which every request in progress waited for. By a timer of its own: the histogram
 * of perf_hooks loses a stall into which its reset falls, and under load each reset does.
 */
function watchDelay(): { take(): number; stop(): void } {
  let tickedAt = performance.now()
  let longest = 0

  function tick(): void {
    const now = performance.now()
    longest = Math.max(longest, now - tickedAt - TICK_MS)
    tickedAt = now
  }
  const timer = setInterval(tick, TICK_MS).unref()

  return {
    take: () => {
      tick()
      const taken = longest
      longest = 0
      return taken
    },
    stop: () => clearInterval(timer),
  }
}
