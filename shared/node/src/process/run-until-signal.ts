import { drain } from './drain.ts'

interface Part {
  readonly listen: () => Promise<unknown>
  /** Lets the answers under way finish. */
  readonly stop: () => Promise<void>
  /** Seconds for which it still serves, while balancers turn away from it; none by default. */
  readonly drainSeconds?: number
}

/**
 * Listens, and stops and ends the process with 0 at SIGINT or SIGTERM. The signals are handled before the part
 * listens: a supervisor that reads that it does may stop it at once.
 */
export async function runUntilSignal({ listen, stop, drainSeconds = 0 }: Part): Promise<void> {
  let stopping: Promise<void> | undefined
  const end = (): void => {
    stopping ??= drain(drainSeconds)
      .then(stop)
      .then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  await listen()
}
