const TICK_MS = 250
/** So late, and callers have waited for their answers. */
const STALL_MS = 1000
/** For how long a stall is remembered: others should take over what comes now. */
const REMEMBERED_MS = 2000

export interface LoopWatch {
  /** Whether the event loop stood still a moment ago. */
  hasStalled(): boolean
  stop(): void
}

/** Notices when a timer comes late: then nothing else of this process came in time either. */
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
