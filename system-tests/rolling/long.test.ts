import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStore } from '@darnley/releases/folder-store'
import { releaseAll } from '@darnley/releases/cli/release-all'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { type Part, startPart } from '@darnley/tools/part'
import { findFreeBase } from '@darnley/tools/ports'
import { root } from '@darnley/tools/settings'
import { startSystem, type System } from '#system-tests/chaos/system.ts'
import { expectCaddy, startCaddy } from './caddy.ts'
import { startVisitors } from './visitors.ts'

/** Each process of api and edge is replaced while visitors order, behind the proxy of compose.production.yml. */
const folder = mkdtempSync(join(tmpdir(), 'rolling-'))
const DRAIN_SECONDS = '3'
let system: System | undefined
let proxy: ChildProcess | undefined
const edges: Part[] = []

afterAll(async () => {
  proxy?.kill('SIGTERM')
  await Promise.all(edges.map((edge) => edge.stop()))
  await system?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let base = 0
beforeAll(async () => {
  expectCaddy()
  base = await findFreeBase(28_000)
  const siteUrl = `https://localhost:${base}`
  const apiSettings = { DRAIN_SECONDS, SITE_URL: siteUrl }
  const releases = join(root, '.data/test-releases')
  const [started] = await Promise.all([
    startSystem(folder, { apiSettings }),
    releaseAll({ store: folderStore(releases) }),
  ])
  system = started
  for (const port of [base + 1, base + 2])
    edges.push(
      await startPart({
        name: `edge-${port}`,
        folder: join(root, 'host/edge'),
        entry: 'src/server.ts',
        env: {
          PORT: String(port),
          LOG_LEVEL: 'warn',
          SITE_URL: siteUrl,
          TRUSTED_PROXIES: 'loopback',
          API_URL: started.apis.join(','),
          CONTENT_URL: started.contentUrl,
          SANDBOX_URL: started.sandboxUrl,
          RELEASES_DIR: releases,
          DRAIN_SECONDS,
        },
        readyUrl: `http://127.0.0.1:${port}/readyz`,
        logFile: join(folder, `edge-${port}.log`),
        policy: { mostAMinute: Number.POSITIVE_INFINITY, pauseMs: () => 300 },
      }),
    )
  proxy = startCaddy({
    edges: [base + 1, base + 2],
    ports: { http: base + 3, https: base, ask: base + 4 },
    folder,
  })
  await until(async () => (await fetch(`http://127.0.0.1:${base + 4}/healthy`)).ok)
}, 900_000)

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await condition().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('It takes more than two minutes')
    await sleep(100)
  }
}

/** Tells a process to end, as an update does. Its supervisor starts the new one once it is gone. */
async function replace({ part, url }: { part: Part; url: string }): Promise<void> {
  const before = part.pid()
  process.kill(before, 'SIGTERM')
  await until(async () => part.pid() !== before && (await fetch(`${url}/readyz`)).ok)
}

it('[F63] updates both processes of api and edge, one after the other, without a lost request', async () => {
  const running = system
  if (!running) throw new Error('The system did not start')
  const garment = await bookingOf(running.contentUrl)
  const visitors = startVisitors(4, { port: base, createGarment: () => freshCopy(garment) })
  await until(async () => visitors.asked.length > 40)
  const apis = running.parts.filter(({ name }) => name.startsWith('api-'))
  const updated = [
    ...apis.map((part, at) => ({ part, url: running.apis[at] ?? '' })),
    ...edges.map((part, at) => ({ part, url: `http://127.0.0.1:${base + 1 + at}` })),
  ]
  for (const each of updated) {
    const before = visitors.asked.length
    await replace(each)
    await until(async () => visitors.asked.length > before + 40)
  }
  await visitors.stop()
  const lost = visitors.asked.filter(({ status }) => status === 0 || status >= 400)
  expect(lost).toEqual([])
  const changes = visitors.asked.filter(({ what }) => what.startsWith('POST'))
  expect(changes.length).toBeGreaterThan(50)
}, 900_000)
