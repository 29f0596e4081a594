import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStore } from '#core/folder-store.ts'
import { integrityOf } from '#core/release-files.ts'
import type { ReleaseStore } from '#core/store.ts'
import { makePrivateKey } from '#core/trust/keys.ts'
import { signAll, withOwner } from '#core/trust/owner.ts'
import { readRegistry } from '#cli/commands/context.ts'
import { beginLive, publishMade } from '#testing/made-releases.ts'
import { keepSources, publishedSources } from './keep.ts'
import type { Sources } from './sources.ts'

const release = { name: 'booking', version: '1' }
const sources: Sources = {
  folders: {},
  files: { '@darnley/booking-remote/src/page.ts': 'await call("GET /basket")' },
  bundled: ['@darnley/booking-remote/src/page.ts'],
  ambient: [],
  exposes: {},
  calls: {},
}
const nothing = { ...sources, files: {}, bundled: [] }

let store: ReleaseStore
let folder: string
let registry: ReleaseRegistry

beforeEach(async () => {
  store = folderStore(await mkdtemp(join(tmpdir(), 'keep-')))
  folder = join(store.folder, 'booking/1')
  await publishMade(store, release, sources)
  await beginLive(store)
  const ownerKey = makePrivateKey()
  registry = withOwner(await readRegistry(store), ownerKey)
  await signAll(store, { registry, ownerKey })
})
afterEach(() => rm(store.folder, { recursive: true }))

describe('The sources of a published release', () => {
  it('are those of its build', async () => {
    expect(await publishedSources(store, registry)(release)).toEqual(sources)
  })

  it('are refused when others lie in their place', async () => {
    await keepSources(folder, nothing)
    await expect(publishedSources(store, registry)(release)).rejects.toThrow(
      'The sources of booking@1 are not those that were published',
    )
  })

  it.each(['the hash of others', 'none'])(
    'are refused when the manifest names %s, which its team did not sign',
    async (what) => {
      await keepSources(folder, nothing)
      const file = join(folder, 'manifest.json')
      const manifest = JSON.parse(await readFile(file, 'utf8')) as object
      const kept = await readFile(join(folder, 'private/sources.json.br'))
      const hash = what === 'none' ? null : integrityOf(kept)
      await writeFile(file, JSON.stringify({ ...manifest, sources: hash }))
      await expect(publishedSources(store, registry)(release)).rejects.toThrow(
        'booking@1 is not signed with the key of its team',
      )
    },
  )

  it('are none for a release without, whatever lies in its folder', async () => {
    await keepSources(join(store.folder, 'checkout/1'), sources)
    const checkout = { name: 'checkout', version: '1' }
    expect(await publishedSources(store, registry)(checkout)).toBe(null)
  })
})
