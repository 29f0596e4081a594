import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logOf } from './logs.ts'

const root = join(import.meta.dirname, '../../..')

export interface ServerProcess {
  readonly url: string
  /** Sends a signal without waiting. */
  signal(signal: NodeJS.Signals): void
  /** Sends SIGTERM by default; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const ENTRIES = {
  api: 'src/server.ts',
  content: 'src/server.ts',
  'host/edge': 'src/server.ts',
  sandbox: 'src/server.ts',
} as const

interface ServerOptions {
  /** Workspace to run. */
  readonly workspace: keyof typeof ENTRIES
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  /** The repository that it is run from; by default this one. */
  readonly repository?: string
}

/** Runs a part of the system as in production and waits until it is ready. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { workspace, port, env, repository = root } = options
  const { LOG_LEVEL, LOG_FILE } = logOf(basename(workspace))
  const output = LOG_FILE ? openSync(LOG_FILE, 'a') : 'ignore'
  const child = spawn(process.execPath, [ENTRIES[workspace]], {
    cwd: join(repository, workspace),
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', output, 'pipe'],
  })
  if (typeof output === 'number') closeSync(output)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'exit') as Promise<[number | null]>
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(url, workspace))) {
    if (child.exitCode !== null) throw new Error(`${workspace} did not start: ${errors}`)
    await sleep(50)
  }
  return {
    url,
    signal: (signal) => void child.kill(signal),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** Whether the server responds. An edge without releases serves no page, only the API. */
async function isUp(url: string, workspace: ServerOptions['workspace']): Promise<boolean> {
  return fetch(url + (workspace === 'host/edge' ? '/livez' : '/readyz')).then(
    (response) => response.ok,
    () => false,
  )
}
