import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PartOptions {
  readonly name: string
  /** Workspace folder that the process runs in. */
  readonly folder: string
  /** Script within the folder. */
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  /** Answers 200 once the part works. */
  readonly readyUrl: string
  readonly logFile: string
  /** Told when the part dies by itself and is started anew. */
  readonly onRestart: (name: string) => void
}

export interface Part {
  readonly name: string
  /** Of the process that runs now: it changes when the part is restarted. */
  pid(): number
  stop(): Promise<void>
}

const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/compiled')
const readyWithin = 90_000
const stopWithin = 15_000

/**
 * Starts one server of the system and waits until it works; a server that dies later is started again.
 * @throws Error with the end of its log when it can't start
 */
export async function startPart(options: PartOptions): Promise<Part> {
  let stopping = false
  let child = launch(options)
  await untilReady(options, child)
  watch()

  function watch(): void {
    child.once('exit', () => {
      if (stopping) return
      options.onRestart(options.name)
      setTimeout(() => {
        if (stopping) return
        child = launch(options)
        watch()
      }, 300)
    })
  }

  return {
    name: options.name,
    pid: () => child.pid ?? 0,
    async stop() {
      stopping = true
      if (hasEnded(child)) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithin)
      await ended
      clearTimeout(timer)
    },
  }
}

/** In a group of its own: Ctrl-C reaches the parent alone, which stops the parts in order. */
function launch(options: PartOptions): ChildProcess {
  mkdirSync(dirname(options.logFile), { recursive: true })
  const log = openSync(options.logFile, 'a')
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', options.entry], {
    cwd: options.folder,
    // Compiled once for all starts: without it each part holds the TypeScript compiler in its memory.
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', log, log],
  })
}

async function untilReady(options: PartOptions, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyWithin
  while (Date.now() < deadline && !hasEnded(child)) {
    if (await isReady(options.readyUrl)) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  const tail = readFileSync(options.logFile, 'utf8').trim().split('\n').slice(-5).join('\n')
  throw new Error(
    `The part "${options.name}" did not start. The end of ${options.logFile}:\n${tail}`,
  )
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  return response?.ok ?? false
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
