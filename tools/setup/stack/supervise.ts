import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  hasEnded,
  keepAlive,
  withBackOff,
  type KeptAlive,
  type RestartPolicy,
} from './keep-alive.ts'
import { openLog, type LogFile } from './log-file.ts'

/** What the caller of a server decides. */
export interface SupervisionOptions {
  /** Stops the start at once. */
  readonly signal?: AbortSignal
  readonly policy?: RestartPolicy
  /** Called with each process that is launched. */
  readonly onLaunch?: (child: ChildProcess) => void
  /** Called with a message when the server crashed and is restarted. */
  readonly onRestart?: (message: string) => void
  /** Called with the reason when the server stays down. */
  readonly onGiveUp?: (error: Error) => void
}

interface Server extends SupervisionOptions {
  /** Name in messages, for instance `PostgreSQL`. */
  readonly title: string
  readonly logFile: string
  readonly launch: (log: LogFile) => ChildProcess
  readonly isReady: () => Promise<boolean>
  readonly readyWithinMs: number
  readonly stopSignal: NodeJS.Signals
  /** Reasons in the log for which a start may fail and be tried again. */
  readonly passingFault?: RegExp
}

export interface Supervised {
  /** Id of the current process; it changes with a restart. */
  pid(): number
  stop(): Promise<void>
}

/**
 * Starts a server, waits until it is ready and restarts it when it crashes later.
 * @throws Error with the reason when it cannot start, or when the signal stops it before it is ready
 */
export async function supervise(server: Server): Promise<Supervised> {
  const { title, signal, onLaunch, onRestart, onGiveUp } = server
  signal?.throwIfAborted()
  const log = openLog(server.logFile)
  let isReady = false
  const kept = keepAlive({
    launch: () => {
      const child = server.launch(log)
      onLaunch?.(child)
      return child
    },
    policy: server.policy ?? withBackOff,
    onRestart: (pauseMs) => {
      const seconds = pauseMs / 1000
      if (isReady)
        onRestart?.(`${title} ended by itself and is started again in ${seconds} s${because(log)}`)
    },
    onGiveUp: (deaths) => {
      if (isReady)
        onGiveUp?.(new Error(`${title} ended ${deaths} times within a minute${because(log)}`))
    },
  })
  const stop = async (): Promise<void> => {
    await kept.stop(server.stopSignal)
    log.close()
  }
  try {
    await untilReady(server, { kept, log })
    isReady = true
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: () => kept.current().pid ?? 0, stop }
}

async function untilReady(
  { title, signal, isReady, readyWithinMs, passingFault }: Server,
  { kept, log }: { kept: KeptAlive; log: LogFile },
): Promise<void> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline;) {
    if (await isReady()) return
    if (hasEnded(kept.current()) && !passingFault?.test(log.reason())) break
    await sleep(50, undefined, signal ? { signal } : {})
  }
  throw new Error(`${title} did not start${because(log)}`)
}

function because(log: LogFile): string {
  const reason = log.reason()
  return `${reason ? ` (${reason})` : ''}; its log is ${log.path}.`
}
