export interface Loop {
  /** Runs the work now instead of at its next interval. */
  wake(): void
  /** Waits for the work in progress and ends the loop. */
  stop(): Promise<void>
}

interface LoopOptions {
  readonly everyMs: number
  /** Returns whether more work is due at once. */
  readonly work: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}

/** Repeats work in the background, never concurrently. A failure is retried at the next interval. */
export function startLoop({ everyMs, work, onError }: LoopOptions): Loop {
  let isStopped = false
  let isWanted = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    do {
      isWanted = false
      const hasMore = await work().catch((error: unknown) => onError(error))
      if (hasMore) isWanted = true
    } while (isWanted && !isStopped)
  }

  function wake(): void {
    isWanted = true
    if (running || isStopped) return
    clearTimeout(timer)
    running = run().finally(() => {
      running = null
      if (!isStopped) timer = setTimeout(wake, everyMs)
    })
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
