import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Server {
  readonly port: number
  readonly stop: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Starts the content service in a process of its own, as in production. */
export async function startContent(databaseUrl: string): Promise<Server> {
  const media = await mkdtemp(join(tmpdir(), 'content-bench-'))
  return start('content/src/server.ts', { CONTENT_DATABASE_URL: databaseUrl, MEDIA_DIR: media })
}

/** Starts the real edge in front of it, without releases: it serves only the content service. */
export async function startEdge(content: Server): Promise<Server> {
  const releases = await mkdtemp(join(tmpdir(), 'content-bench-'))
  const contentUrl = `http://127.0.0.1:${content.port}`
  return start('host/edge/src/server.ts', { CONTENT_URL: contentUrl, RELEASES_DIR: releases })
}

async function start(script: string, environment: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: join(root, script.split('/')[0] ?? ''),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAlive(child, port)
  return { port, stop: () => stop(child) }
}

async function untilAlive(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  child.kill()
  throw new Error('A server of the benchmark did not start')
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
