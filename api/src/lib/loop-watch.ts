const TICK_MS = 250
/** Delay of the event loop that callers notice. */
const STALL_MS = 1000
/** Time for which a stall is reported, so that other processes take over. */
const REMEMBERED_MS = 2000

export interface LoopWatch {
  /** Whether the event loop stalled recently. */
  hasStalled(): boolean
  stop(): void
}

/** Detects event loop stalls by a timer that fires late. */
export function watchLoop(): LoopWatch {
  let tickedAt = performance.now()
  let stalledAt = -Infinity

  function tick(): void {
    const now = performance.now()
    if (now - tickedAt > TICK_MS + STALL_MS) stalledAt = now
    tickedAt = now
  }

  const timer = setInterval(tick, TICK_MS).unref()
  return {
    hasStalled: () => {
      tick()
      return performance.now() - stalledAt < REMEMBERED_MS
    },
    stop: () => clearInterval(timer),
  }
}
