import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { endWithUs } from '@darnley/tools/guard'
import type { Wanted } from './server.ts'

export interface Floor {
  readonly url: string
  readonly pid: number
  stop(): void
}

/** Starts the floor in a process of its own, so that its processor time can be told from the client's. */
export async function startFloor(wanted: Wanted): Promise<Floor> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'server.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  endWithUs(child)
  child.send(wanted)
  const ended = once(child, 'exit').then(() => {
    throw new Error('The floor ended before it listened')
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [AddressInfo]
  ended.catch(() => undefined)
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() }
}
