import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs } from '@darnley/tools/guard'

/** A program of the cluster. */
export interface Program {
  readonly pid: number
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** Ends it with a signal, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Start {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly logFile: string
  readonly isReady: () => Promise<boolean>
}

/** Starts a program and waits until it is ready. @throws Error with the place of its log when it ends or takes minutes */
export async function startProgram({ name, command, logFile, isReady }: Start): Promise<Program> {
  const log = openSync(logFile, 'a')
  const [path, ...args] = command
  const child = spawn(path, args, {
    ...account(),
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  endWithUs(child)
  for (const deadline = Date.now() + 120_000; !(await isReady()); await sleep(250)) {
    if (child.exitCode !== null) throw new Error(`${name} ended: see ${logFile}`)
    if (Date.now() > deadline) throw new Error(`${name} is not ready: see ${logFile}`)
  }
  return {
    pid: child.pid ?? 0,
    kill: () => end(child, 'SIGKILL'),
    stop: (signal = 'SIGTERM') => end(child, signal),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** PostgreSQL refuses to run as root. */
export function account(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string): number =>
    Number(execFileSync('/usr/bin/id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Returns whether an address is answered with 200. */
export function isAnswered(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
