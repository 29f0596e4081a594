import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { aManifest } from '#testing/manifests.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import { openReleaseStore } from './open-store.ts'
import type { ReleaseStore } from './store.ts'

const keys = { id: 'key-of-the-tools', secret: 'secret-of-the-tools' }
const release = { name: 'booking', version: '1.0.0' }
let folder: string
let server: BucketServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  server = await startBucketServer(keys)
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** A machine with its own cache of the bucket. */
function onMachine(name: string, secret = keys.secret): ReleaseStore {
  const settings = { url: server.url, region: 'auto', accessKeyId: keys.id }
  return bucketStore({ ...settings, secretAccessKey: secret }, join(folder, name))
}

/** A build with more files than one page of the bucket's listing. */
async function aBuild(): Promise<string> {
  const built = join(folder, 'built')
  await mkdir(join(built, 'assets'), { recursive: true })
  for (let index = 0; index < 30; index += 1)
    await writeFile(join(built, 'assets', `chunk-${index}.js`), `export default ${index}`)
  // First screens are named by the patterns of their paths.
  await writeFile(join(built, 'assets/tags-(id).html'), '<main></main>')
  await writeFile(join(built, 'manifest.json'), JSON.stringify(aManifest(release)))
  return built
}

describe.each([
  ['a folder', () => folderStore(join(folder, 'releases'))],
  ['a bucket', () => onMachine('one')],
])('Releases in %s', (_where, open) => {
  it('are published, listed, fetched and removed', async () => {
    const store = open()
    expect(await store.manifest(release)).toBeNull()
    await store.publish(release, await aBuild())
    expect(await store.list()).toEqual([release])
    expect(await store.manifest(release)).toMatchObject(release)
    const chunk = join(await store.fetch(release), 'assets/chunk-29.js')
    expect(await readFile(chunk, 'utf8')).toBe('export default 29')
    await store.remove(release)
    expect(await store.list()).toEqual([])
    await expect(store.fetch(release)).rejects.toThrow(/booking|ENOENT/)
  })

  it('keep private files beside them', async () => {
    const store = open()
    const built = await aBuild()
    await mkdir(join(built, 'private'))
    await writeFile(join(built, 'private/sources.json.br'), 'of a team')
    await store.publish(release, built)
    expect((await store.readPrivate(release, 'sources.json.br'))?.toString()).toBe('of a team')
    expect(await store.readPrivate(release, 'other')).toBeNull()
  })

  it('have a registry that can only be written from its latest revision', async () => {
    const store = open()
    expect(await store.readRegistry()).toBeNull()
    expect(await store.replaceRegistry('one', null)).toBe(true)
    expect(await store.replaceRegistry('other', null)).toBe(false)
    const etag = await store.registryEtag()
    const { revision = '' } = (await store.readRegistry()) ?? {}
    expect(await store.replaceRegistry('two', revision)).toBe(true)
    expect(await store.replaceRegistry('three', revision)).toBe(false)
    expect((await store.readRegistry())?.text).toBe('two')
    expect(await store.registryEtag()).not.toBe(etag)
  })

  it('have an audit log in the order of the entries', async () => {
    const store = open()
    for (const line of ['one', 'two', 'three']) {
      await store.appendAudit(line)
      // Entries are ordered by their millisecond.
      const at = Date.now()
      await vi.waitUntil(() => Date.now() > at, { interval: 1 })
    }
    expect(await store.readAudit()).toEqual(['one', 'two', 'three'])
  })

  it('keep the latest count of each edge until its window is removed', async () => {
    const store = open()
    expect(await store.readCounts('2026-11-01T11')).toEqual([])
    for (const [by, text] of [
      ['one', '1'],
      ['other', '5'],
      ['one', '2'],
    ] as const)
      await store.writeCounts('2026-11-01T11', { by, text })
    const last = { by: 'one', text: '7' }
    await Promise.all([1, 2, 3].map(() => store.writeCounts('2026-11-01T12', last)))
    expect((await store.readCounts('2026-11-01T11')).sort()).toEqual(['2', '5'])
    await store.removeCounts('2026-11-01T12')
    expect(await store.readCounts('2026-11-01T11')).toEqual([])
    expect(await store.readCounts('2026-11-01T12')).toEqual(['7'])
    expect(await store.list()).toEqual([])
  })
})

describe('A bucket', () => {
  it('is shared by machines, each of which caches what it needs', async () => {
    await onMachine('one').publish(release, await aBuild())
    const other = onMachine('two')
    expect(await other.manifest(release)).toMatchObject(release)
    expect(await other.fetch(release)).toBe(join(folder, 'two/booking/1.0.0'))
    server.objects.clear()
    expect(await other.manifest(release)).toMatchObject(release)
  })

  it('keeps private files from the machines that serve its releases', async () => {
    const built = await aBuild()
    await mkdir(join(built, 'private'))
    await writeFile(join(built, 'private/sources.json.br'), 'of a team')
    await onMachine('one').publish(release, built)
    const edge = onMachine('two')
    expect(await readdir(await edge.fetch(release))).toEqual(['assets', 'manifest.json'])
    expect((await edge.readPrivate(release, 'sources.json.br'))?.toString()).toBe('of a team')
  })

  it('[T3] keeps what it fetched apart from releases that were published into the same folder', async () => {
    const settings = { url: server.url, region: 'auto', accessKeyId: keys.id }
    const local = join(folder, 'releases')
    await openReleaseStore(local, null).publish(release, await aBuild())
    const store = openReleaseStore(local, { ...settings, secretAccessKey: keys.secret })
    expect(await store.manifest(release)).toBeNull()
    expect(await store.holds(release)).toBe(false)
  })

  it('says what is wrong when the key is wrong', async () => {
    await expect(onMachine('one', 'guessed').list()).rejects.toThrow('The bucket answered 403')
  })
})
