import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFreeBase } from '../bootstrap/ports.mjs'
import { bornAt } from '../bootstrap/processes.mjs'
import { startPart, type PartOptions } from './part.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Options of a part on whose address nothing listens, unless a test changes it. */
function part(script: string): PartOptions {
  writeFileSync(join(folder, 'server.js'), script)
  return {
    name: 'api',
    folder,
    entry: 'server.js',
    env: {},
    readyUrl: 'http://127.0.0.1:1024/readyz',
    logFile: join(folder, 'api.log'),
  }
}

it('[C4] a part stops when its start is aborted', async () => {
  const stopping = new AbortController()
  let pid = 0
  const starting = startPart({
    ...part('setInterval(() => {}, 1000)'),
    signal: stopping.signal,
    onLaunch: (child) => {
      pid = child.pid ?? 0
      stopping.abort()
    },
  })
  await expect(starting).rejects.toThrow('abort')
  expect([pid > 0, bornAt(pid)]).toEqual([true, ''])
})

it('[C7] a part that cannot start reports the reason in one line', async () => {
  await expect(startPart(part('throw new Error("JWT_SECRET is missing")'))).rejects.toThrow(
    /^The part "api" did not start \(Error: JWT_SECRET is missing\); its log is .+api\.log\.$/,
  )
})

it('[C7] a part that keeps crashing stays down and reports the reason', async () => {
  const works = `
    const { createServer } = require('node:http')
    const server = createServer((_, response) => response.end())
    server.listen(Number(process.env.PORT), '127.0.0.1')
    setTimeout(() => { throw new Error('out of thread') }, 300)`
  const port = await findFreeBase(30_000)
  const given = Promise.withResolvers<Error>()
  const restarts: string[] = []
  const running = await startPart({
    ...part(works),
    env: { PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}`,
    policy: { mostAMinute: 2, pauseMs: () => 10 },
    onRestart: (words) => restarts.push(words),
    onGiveUp: given.resolve,
  })
  expect((await given.promise).message).toMatch(
    /^The part "api" ended 3 times within a minute \(Error: out of thread\); its log is .+$/,
  )
  expect(restarts).toHaveLength(2)
  await running.stop()
})
