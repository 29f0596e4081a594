import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs } from '../bootstrap/guard.mjs'
import {
  hasEnded,
  keepAlive,
  withBackOff,
  type KeptAlive,
  type RestartPolicy,
} from './keep-alive.ts'
import { openLog, type LogFile } from './log-file.ts'

export interface PartOptions {
  readonly name: string
  /** Workspace folder that the process runs in. */
  readonly folder: string
  /** Script within the folder. */
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  /** Returns 200 once the part is ready. */
  readonly readyUrl: string
  readonly logFile: string
  /** Stops the part at once, also before it is ready. */
  readonly signal?: AbortSignal
  readonly policy?: RestartPolicy
  readonly onLaunch?: (child: ChildProcess) => void
  /** Called with a message when the part crashed and is restarted. */
  readonly onRestart?: (words: string) => void
  /** Called with the reason when the part stays down. */
  readonly onGiveUp?: (error: Error) => void
}

export interface Part {
  readonly name: string
  /** Id of the current process; it changes with a restart. */
  pid(): number
  stop(): Promise<void>
}

const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/compiled')
const readyWithin = 90_000

/**
 * Starts one server of the system and waits until it is ready; a server that crashes later is restarted.
 * @throws Error with the reason when it can't start, or when the signal stops it before it is ready
 */
export async function startPart(options: PartOptions): Promise<Part> {
  options.signal?.throwIfAborted()
  const log = openLog(options.logFile)
  let isReady = false
  const kept = keepAlive({
    launch: () => launch(options, log),
    policy: options.policy ?? withBackOff,
    onRestart: (pauseMs) => isReady && options.onRestart?.(restartWords(options, { log, pauseMs })),
    onGiveUp: (deaths) => isReady && options.onGiveUp?.(giveUp(options, { log, deaths })),
  })
  const stop = async (): Promise<void> => {
    await kept.stop('SIGTERM')
    log.close()
  }
  try {
    await untilReady(options, { kept, log })
    isReady = true
  } catch (error) {
    await stop()
    throw error
  }
  return { name: options.name, pid: () => kept.current().pid ?? 0, stop }
}

/** In its own process group, so that Ctrl-C reaches only the parent, which stops the parts in order. */
function launch(options: PartOptions, log: LogFile): ChildProcess {
  const child = log.withDescriptor((output) =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', options.entry], {
      cwd: options.folder,
      // Compiled once for all starts: without it each part holds the TypeScript compiler in its memory.
      // A local start is for development, whatever NODE_ENV the shell has.
      env: {
        NODE_COMPILE_CACHE: compileCache,
        ...process.env,
        NODE_ENV: 'development',
        ...options.env,
      },
      detached: true,
      stdio: ['ignore', output, output],
    }),
  )
  endWithUs(child)
  options.onLaunch?.(child)
  return child
}

async function untilReady(
  options: PartOptions,
  { kept, log }: { kept: KeptAlive; log: LogFile },
): Promise<void> {
  const deadline = Date.now() + readyWithin
  const first = kept.current()
  while (Date.now() < deadline && !hasEnded(first)) {
    if (await isReady(options)) return
    await sleep(50, undefined, options.signal ? { signal: options.signal } : {})
  }
  throw new Error(`The part "${options.name}" did not start${because(log)}`)
}

async function isReady({ readyUrl, signal }: PartOptions): Promise<boolean> {
  const timeout = AbortSignal.timeout(5000)
  const response = await fetch(readyUrl, {
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch(() => null)
  return response?.ok ?? false
}

function restartWords(
  { name }: PartOptions,
  { log, pauseMs }: { log: LogFile; pauseMs: number },
): string {
  return `The part "${name}" ended by itself and is started again in ${pauseMs / 1000} s${because(log)}`
}

function giveUp({ name }: PartOptions, { log, deaths }: { log: LogFile; deaths: number }): Error {
  return new Error(`The part "${name}" ended ${deaths} times within a minute${because(log)}`)
}

function because(log: LogFile): string {
  const reason = log.reason()
  return `${reason ? ` (${reason})` : ''}; its log is ${log.path}.`
}
