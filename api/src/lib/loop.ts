export interface Loop {
  /** Runs the work now instead of at its next time. */
  kick(): void
  /** Waits for the work under way and does no more. */
  stop(): Promise<void>
}

interface LoopOptions {
  readonly everyMs: number
  /** Answers whether there is more to do at once. */
  readonly work: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}

/** Repeats work in the background, never twice at a time; a failure waits for the next turn. */
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

  function kick(): void {
    isWanted = true
    if (running || isStopped) return
    clearTimeout(timer)
    running = run().finally(() => {
      running = null
      if (!isStopped) timer = setTimeout(kick, everyMs)
    })
  }

  kick()
  return {
    kick,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
