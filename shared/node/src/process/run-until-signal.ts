interface Part {
  readonly listen: () => Promise<unknown>
  /** Lets the answers under way finish. */
  readonly stop: () => Promise<void>
}

/**
 * Listens, and stops and ends the process with 0 at SIGINT or SIGTERM. The signals are handled before the part
 * listens: a supervisor that reads that it does may stop it at once.
 */
export async function runUntilSignal({ listen, stop }: Part): Promise<void> {
  let stopping: Promise<void> | undefined
  const end = (): void => {
    stopping ??= stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  await listen()
}
