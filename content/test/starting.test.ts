import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import type { Config } from '#src/config.ts'
import { createDatabase, databaseUrl, dropDatabase } from './support/databases.ts'
import { testConfig } from './support/live-app.ts'

let database: string
let mediaFolder: string

beforeAll(async () => {
  database = await createDatabase()
  mediaFolder = await mkdtemp(join(tmpdir(), 'content-media-'))
})
afterAll(async () => {
  await dropDatabase(database)
  await rm(mediaFolder, { recursive: true })
})

test('two processes that start together on an empty database share the work', async () => {
  const config = testConfig({ databaseUrl: databaseUrl(database), mediaFolder })
  const apps = await Promise.all([buildApp({ config }), buildApp({ config })])
  for (const { http } of apps) {
    const response = await http.inject('/api/services?limit=1&depth=0')
    expect(response.json()).toMatchObject({ totalDocs: 100 })
    await http.close()
  }
})

test('[F58] through a pooler without the address of the owner, it starts only when nothing is pending', async () => {
  const empty = await createDatabase()
  const pooled = (name: string): Config =>
    testConfig({ databaseUrl: databaseUrl(name), mediaFolder, databasePooler: 'transaction' })
  await expect(buildApp({ config: pooled(empty) })).rejects.toThrow(
    /^The content service cannot start\.\n {2}CONTENT_DATABASE_OWNER_URL is not set, but migrations are pending[^\n]*$/,
  )
  await dropDatabase(empty)
  const apps = await Promise.all(
    [database, database].map((name) => buildApp({ config: pooled(name) })),
  )
  for (const { http } of apps) {
    const response = await http.inject('/api/services?limit=1&depth=0')
    expect(response.json()).toMatchObject({ totalDocs: 100 })
    await http.close()
  }
})

test('the server prints its address, serves until it has drained, and ends cleanly', async () => {
  const server = spawn(process.execPath, ['src/server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      CONTENT_DATABASE_URL: databaseUrl(database),
      MEDIA_DIR: mediaFolder,
      PORT: '0',
      DRAIN_SECONDS: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const log = await untilPrinted(server.stdout, 'Server listening')
  expect(log).toContain('http://127.0.0.1:')
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(log) ?? []
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const ask = (path: string): Promise<Response> => fetch(`${origin}${path}`)
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503)
  const answer = await ask('/api/services?limit=1&depth=0')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  expect(await ended).toEqual([0, null])
})

async function untilPrinted(stream: Readable, text: string): Promise<string> {
  let output = ''
  // A server whose log is closed ends at its next line.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    if (output.includes(text)) return output
  }
  throw new Error(`The server ended without printing "${text}": ${output}`)
}
