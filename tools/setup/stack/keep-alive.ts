import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often and after which pause a crashed process is restarted. */
export interface RestartPolicy {
  readonly mostAMinute: number
  /** @param deaths within the last minute, this one included */
  readonly pauseMs: (deaths: number) => number
}

export const withBackOff: RestartPolicy = {
  mostAMinute: 5,
  pauseMs: (deaths) => Math.min(300 * 2 ** (deaths - 1), 10_000),
}

export interface KeepAliveOptions {
  readonly launch: () => ChildProcess
  readonly policy: RestartPolicy
  /** Called after each crash with the pause before the restart. */
  readonly onRestart: (pauseMs: number) => void
  /** Called when it crashed too often and stays down. */
  readonly onGiveUp: (deaths: number) => void
}

export interface KeptAlive {
  /** The current process; it changes with each restart. */
  current(): ChildProcess
  /** Stops it for good: with the signal, then with SIGKILL. */
  stop(signal: NodeJS.Signals): Promise<void>
}

const stopWithinMs = 15_000

/** Launches a process and restarts it after a crash. */
export function keepAlive(options: KeepAliveOptions): KeptAlive {
  const stopping = new AbortController()
  let deaths: readonly number[] = []
  let child = launch()

  function launch(): ChildProcess {
    const launched = options.launch()
    launched.once('exit', () => void restart())
    // A program that cannot be started emits no exit event.
    launched.on('error', () => launched.pid === undefined && void restart())
    return launched
  }

  async function restart(): Promise<void> {
    if (stopping.signal.aborted) return
    const now = Date.now()
    deaths = [...deaths.filter((at) => at > now - 60_000), now]
    if (deaths.length > options.policy.mostAMinute) return options.onGiveUp(deaths.length)
    const pauseMs = options.policy.pauseMs(deaths.length)
    options.onRestart(pauseMs)
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    if (!stopping.signal.aborted) child = launch()
  }

  return {
    current: () => child,
    async stop(signal) {
      stopping.abort()
      await end(child, signal)
    },
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  await ended
  clearTimeout(timer)
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}
