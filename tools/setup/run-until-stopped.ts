import { explain } from './bootstrap/explain.mjs'
import { stopSignal } from './stop-signal.ts'

interface Running {
  /** Printed once it runs. */
  readonly introduction: string
  stop(): Promise<void>
}

interface Start {
  /** Aborted when the user or the system stops this process. */
  readonly stopped: AbortSignal
  /** Ends everything with the reason, because a part stays down. */
  readonly onFailure: (error: Error) => void
}

/** Starts something, introduces it, and runs until Ctrl-C or a failure. Then stops it and ends this process. */
export async function runUntilStopped(
  start: (options: Start) => Promise<Running>,
  dataFolder?: string,
): Promise<never> {
  const stopped = stopSignal()
  const ending = Promise.withResolvers<void>()
  ending.promise.catch(() => {})
  stopped.addEventListener('abort', () => ending.resolve())
  try {
    const running = await start({ stopped, onFailure: ending.reject })
    try {
      console.log(running.introduction)
      await ending.promise
    } finally {
      await running.stop()
    }
    process.exit(0)
  } catch (error) {
    if (!stopped.aborted) console.error(explain(error, dataFolder))
    process.exit(stopped.aborted ? 0 : 1)
  }
}
