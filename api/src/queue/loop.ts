export interface Loop {
  /** Runs the work now instead of at its next interval. */
  wake(): void
  /** Waits for the work in progress and ends the loop. */
  stop(): Promise<void>
}

export interface LoopOptions {
  readonly everyMs: number
  /** Delay after a wake-up, within which further ones add nothing. */
  readonly gatherMs?: number
  /** Returns whether more work is due at once. */
  readonly work: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}

/** Repeats work in the background, never concurrently. A failure is retried at the next interval. */
export function startLoop({ everyMs, gatherMs = 0, work, onError }: LoopOptions): Loop {
  let isStopped = false
  let isWoken = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    isWoken = false
    const hasMore = await work().catch((error: unknown) => onError(error))
    running = null
    if (hasMore) schedule(0)
    else schedule(isWoken ? gatherMs : everyMs)
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, delayMs)
  }

  function wake(): void {
    if (isWoken) return
    isWoken = true
    if (!running) schedule(gatherMs)
  }

  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
