import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readAudit } from '@darnley/releases/audit'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { openReleaseStore, readBucketSettings } from '@darnley/releases/open-store'
import { makeLive, parseRegistry } from '@darnley/releases/registry'
import { withReleases } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { reportFailure } from '#src/testing/failures.ts'
import { addRemote, writeReleases } from '#src/testing/releases.ts'

const keys = { id: 'key-of-the-edges', secret: 'secret-of-the-edges' }
let server: BucketServer
let folder: string
let edges: FastifyInstance[]
let store: ReleaseStore

beforeEach(async () => {
  server = await startBucketServer(keys)
  folder = await mkdtemp(join(tmpdir(), 'edges-'))
})
afterEach(async () => {
  for (const edge of edges) await edge.close()
  await server.close()
  await rm(folder, { recursive: true })
})

/** Opens two edges on one store, on which booking 2 follows booking 1. */
async function openEdges(settings: Record<string, string>[]): Promise<void> {
  const [first = {}] = settings
  store = openReleaseStore(first['RELEASES_DIR'] ?? '', readBucketSettings(first))
  const published = await writeReleases()
  await addRemote(published, { name: 'booking', exposed: 'wizard', version: '2' })
  const local = folderStore(published)
  const stored = await local.readRegistry()
  for (const release of await local.list())
    await store.publish(release, join(published, release.name, release.version))
  await changeRegistry(store, (_before, at) => {
    const registry = parseRegistry(stored?.text ?? '')
    const set = withReleases(registry.sites.web, { booking: '2' })
    return { registry: makeLive(registry, { site: 'web', at, set }), result: undefined }
  })
  await rm(published, { recursive: true })
  const built = settings.map((each) =>
    buildEdge({ RELEASE_FAILURE_VISITORS: '4', TRUSTED_PROXIES: '127.0.0.1', ...each }),
  )
  edges = (await Promise.all(built)).map(({ app }) => app)
}

const inBucket = (name: string): Record<string, string> => ({
  RELEASES_DIR: join(folder, name),
  RELEASES_BUCKET_URL: server.url,
  RELEASES_BUCKET_KEY_ID: keys.id,
  RELEASES_BUCKET_SECRET: keys.secret,
})

async function report(edge: number, from: string): Promise<void> {
  const app = edges[edge]
  if (!app) throw new Error(`There is no edge ${edge}`)
  expect(await reportFailure(app, { from })).toBe(204)
}

async function bookingAt(edge: number): Promise<string | undefined> {
  const page = await edges[edge]?.inject({ url: '/' })
  return /"booking":\{"entry":"\/releases\/booking\/(\w+)\//.exec(page?.body ?? '')?.[1]
}

async function rollbacks(): Promise<string[]> {
  const entries = await readAudit(store)
  return entries.filter(({ action }) => action === 'rollback').map(({ why }) => why)
}

describe.each([
  [
    'a folder',
    () => [{ RELEASES_DIR: join(folder, 'one') }, { RELEASES_DIR: join(folder, 'one') }],
  ],
  ['a bucket', () => [inBucket('one'), inBucket('other')]],
])('Two edges on %s', (_where, settings) => {
  it('roll a release back once when each sees half of its failures', async () => {
    await openEdges(settings())
    await report(0, '192.0.2.1')
    await report(1, '192.0.2.2')
    // A visitor counts once across edges.
    await report(1, '192.0.2.1')
    expect([await bookingAt(0), await bookingAt(1)]).toEqual(['2', '2'])
    await Promise.all([report(0, '192.0.2.3'), report(1, '192.0.2.4')])
    await expect.poll(() => bookingAt(0)).toBe('1')
    await expect.poll(() => bookingAt(1)).toBe('1')
    await report(1, '192.0.2.5')
    expect(await rollbacks()).toEqual([expect.stringContaining('failed at 4 visitors')])
  })

  it('share their visitor counts', async () => {
    await openEdges(settings())
    for (let visit = 0; visit < 40; visit += 1)
      await edges[0]?.inject({ url: '/releases/booking/2/remoteEntry.js' })
    await report(0, '192.0.2.1')
    for (const last of [2, 3, 4, 5]) await report(1, `192.0.2.${last}`)
    expect(await rollbacks()).toEqual([])
    expect(await bookingAt(1)).toBe('2')
  })

  it('continue the counts of a stopped edge', async () => {
    await openEdges(settings())
    await report(0, '192.0.2.1')
    await report(0, '192.0.2.2')
    await edges[0]?.close()
    for (const last of [3, 4]) await report(1, `192.0.2.${last}`)
    expect(await rollbacks()).toHaveLength(1)
  })
})

describe('An edge on a bucket that ignores conditional writes', () => {
  it('[T11] [F59] does not start, and says why', async () => {
    edges = []
    await server.close()
    server = await startBucketServer({ ...keys, ignores: ['if-match'] })
    await expect(buildEdge(inBucket('one'))).rejects.toThrow(
      'cannot keep the registry: it ignores If-Match',
    )
  })
})

describe('An edge whose bucket is unavailable', () => {
  it('continues with what it has, and counts locally', async () => {
    await openEdges([inBucket('one')])
    expect(await bookingAt(0)).toBe('2')
    await server.close()
    // Later than the edge trusts what it last read.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await report(0, '192.0.2.1')
    expect(await bookingAt(0)).toBe('2')
    server = await startBucketServer(keys)
  })
})
