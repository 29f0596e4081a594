import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@darnley/testing/free-ports'
import { previewSecret } from './live-app.ts'
import { createDatabase, databaseUrl, dropDatabase } from './databases.ts'

export interface ApiProcess {
  readonly get: (
    path: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: unknown }>
  /** Messages that it logged. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** Starts the real api, with a database of its own, on a content service. Each of its calls asks content anew. */
export async function startApi(contentUrl: string, apiKey: string): Promise<ApiProcess> {
  const database = await createDatabase()
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: join(import.meta.dirname, '../../../api'),
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      DATABASE_URL: databaseUrl(database),
      CONTENT_URL: contentUrl,
      CONTENT_KEY: apiKey,
      CONTENT_PREVIEW_SECRET: previewSecret,
      CATALOGUE_FRESH_MS: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    get: async (path, headers = {}) => {
      const response = await fetch(url + path, { headers })
      return { status: response.status, body: await response.json() }
    },
    log: () => lines.join(''),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await dropDatabase(database)
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The api did not start.')
    await sleep(50)
  }
}
