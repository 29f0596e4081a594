import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@darnley/releases/folder-store'
import { openReleaseStore, readBucketSettings } from '@darnley/releases/open-store'
import { makePrivateKey, publicKeyOf } from '@darnley/releases/trust/keys'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { writeReleases } from '#src/testing/releases.ts'

const keys = { id: 'key-of-the-edge', secret: 'secret-of-the-edge' }
let server: BucketServer
let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  server = await startBucketServer(keys)
  folder = await mkdtemp(join(tmpdir(), 'edge-'))
  settings = {
    RELEASES_DIR: folder,
    RELEASES_BUCKET_URL: server.url,
    RELEASES_BUCKET_KEY_ID: keys.id,
    RELEASES_BUCKET_SECRET: keys.secret,
  }
  const published = await writeReleases()
  const local = folderStore(published)
  const bucket = openReleaseStore(join(folder, 'publisher'), readBucketSettings(settings))
  for (const release of await local.list())
    await bucket.publish(release, join(published, release.name, release.version))
  const stored = await local.readRegistry()
  await bucket.replaceRegistry(stored?.text ?? '', null)
  await rm(published, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function pageOf(
  more: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const { app } = await buildEdge({ ...settings, ...more })
  const { statusCode: status, body: html } = await app.inject({ url: '/' })
  await app.close()
  return { status, html }
}

/** Runs an edge until all that is live is on this machine. */
async function serveOnce(): Promise<void> {
  const { app } = await buildEdge(settings)
  expect((await app.inject({ url: '/' })).statusCode).toBe(200)
  const names = (): Promise<string[]> => readdir(folder, { recursive: true })
  await expect
    .poll(async () => (await names()).some((name) => name.endsWith('.last-registry.json')))
    .toBe(true)
  await app.close()
}

describe('An edge that starts while its bucket is down', () => {
  it('serves the releases that this machine served last', async () => {
    await serveOnce()
    await server.close()
    const { status, html } = await pageOf()
    expect(status).toBe(200)
    expect(html).toContain('/releases/booking/1/')
  })

  it('serves nothing when the copy has another owner, or when there is none', async () => {
    await serveOnce()
    await server.close()
    expect((await pageOf({ RELEASE_OWNER_KEY: publicKeyOf(makePrivateKey()) })).status).toBe(500)
    expect((await pageOf({ RELEASES_DIR: join(folder, 'another') })).status).toBe(500)
  })
})
