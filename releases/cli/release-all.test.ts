import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { changeRegistry } from '#core/change-registry.ts'
import { goBackTo } from '#core/rollback.ts'
import { openReleaseStore } from '#core/open-store.ts'
import { startBucketServer } from '@darnley/testing/bucket-server'
import { readManifest } from '#core/folder-store.ts'
import { resolveTrace } from '#core/health/traces.ts'
import { readRelease } from '#core/read-set.ts'
import { parseRegistry } from '#core/registry.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all } from './commands/all.ts'
import { releaseAll } from './release-all.ts'
import { testContext } from '#testing/test-context.ts'
import { buildSmallWorkspace, type SmallWorkspace } from '../testing/small-workspace.ts'

let workspace: SmallWorkspace
beforeEach(async () => {
  workspace = await buildSmallWorkspace()
})
afterEach(() => workspace.tearDown())

async function registry(): Promise<ReleaseRegistry> {
  return parseRegistry((await workspace.store.readRegistry())?.text ?? '')
}

describe('Releasing', () => {
  it('publishes immutable folders, makes a set live, and skips what is up to date', async () => {
    const { areas, store } = workspace
    expect((await releaseAll({ store, areas })).sort()).toEqual(['booking', 'host', 'vendor'])
    const { web } = (await registry()).sites
    const release = join(workspace.store.folder, 'booking', web.remotes['booking'] ?? '')
    const manifest = await readManifest(release)
    expect(manifest?.entries['./wizard']?.scripts).toContain('remoteEntry.js')
    expect(manifest?.vendorImports).toEqual({
      'react/jsx-runtime': ['jsxs'],
      '@darnley/web/session': ['$serviceCount'],
      '@darnley/web/stores': ['useStore'],
    })
    expect(manifest?.files['remoteEntry.js']?.integrity).toMatch(/^sha384-/)
    expect(await readdir(release)).toEqual(
      expect.arrayContaining(['remoteEntry.js.br', 'remoteEntry.js.gz']),
    )
    expect(await releaseAll({ store, areas })).toEqual([])
  })

  it('[T13] keeps the source maps of a release where they are not served', async () => {
    const { areas, store } = workspace
    await releaseAll({ store, areas })
    const version = (await registry()).sites.web.remotes['booking'] ?? ''
    const { entries } = await readRelease(store, { name: 'booking', version })
    const file = entries['./wizard']?.file ?? ''
    const code = await readFile(join(store.folder, 'booking', version, file), 'utf8')
    expect(code).not.toContain('sourceMappingURL')
    const column = code.indexOf('children') + 1
    const trace = `at x (http://a/releases/booking/${version}/${file}:1:${column})`
    expect(await resolveTrace(store, trace)).toMatch(/src\/pages\/wizard\/page\.tsx:\d+:\d+\)$/)
  })

  it('[T3] begins an empty bucket, and keeps nothing elsewhere', async () => {
    const keys = { id: 'key-of-the-tools', secret: 'secret-of-the-tools' }
    const server = await startBucketServer(keys)
    const settings = { url: server.url, region: 'auto', accessKeyId: keys.id }
    const store = openReleaseStore(workspace.store.folder, {
      ...settings,
      secretAccessKey: keys.secret,
    })
    const context = testContext(store, { areas: workspace.areas })
    await all(context, { force: false, withBaseline: false })
    expect(context.printed.at(-1)).toBe(
      `3 of 3 areas built; the whole set is live in the bucket ${server.url}.`,
    )
    expect(server.objects.has('registry.json')).toBe(true)
    expect((await store.list()).map(({ name }) => name).toSorted()).toEqual([
      'booking',
      'host',
      'vendor',
    ])
    expect(await workspace.store.readRegistry()).toBeNull()
    // Another bucket has none of it, whatever this machine remembers.
    server.objects.clear()
    await all(context, { force: false, withBaseline: false })
    expect(context.printed.at(-1)).toContain('3 of 3 areas built')
    await server.close()
  })

  it('remembers what was live before', async () => {
    const { areas, store } = workspace
    await releaseAll({ store, areas })
    const before = (await registry()).sites.web
    await workspace.edit('One', 'Two')
    expect(await releaseAll({ store, areas })).toEqual(['booking'])
    const { sites, history } = await registry()
    expect(sites.web).toEqual({
      ...before,
      remotes: { booking: expect.not.stringMatching(before.remotes['booking'] ?? '') },
    })
    expect(history.web?.map(({ set }) => set)).toEqual([before])
  })

  it('[I11] makes nothing live again that was rolled back, and says so', async () => {
    const { areas, store } = workspace
    await releaseAll({ store, areas })
    const before = (await registry()).sites.web.remotes['booking'] ?? ''
    await workspace.edit('One', 'Two')
    await releaseAll({ store, areas })
    await changeRegistry(store, (live, at) => {
      if (!live) throw new Error('Nothing is live')
      const release = { name: 'booking', version: before }
      return { registry: goBackTo(live, { site: 'web', at, release }).registry, result: undefined }
    })
    const printed: string[] = []
    await releaseAll({ store, areas, log: (line) => printed.push(line) })
    const { sites } = await registry()
    expect(sites.web.remotes['booking']).toBe(before)
    expect(sites.storefront.remotes['booking']).not.toBe(before)
    expect(printed.join()).toMatch(/booking@\S+ was rolled back and stays withdrawn/)
  })

  it('has a container of a few hundred bytes that knows what it exposes', async () => {
    await releaseAll(workspace)
    const version = (await registry()).sites.web.remotes['booking'] ?? ''
    const source = await readFile(
      join(workspace.store.folder, 'booking', version, 'remoteEntry.js'),
      'utf8',
    )
    expect(source.length).toBeLessThan(1000)
    expect(source).toMatch(/export ?\{[^}]*\bget\b[^}]*\binit\b/)
    const files = await readdir(join(workspace.store.folder, 'booking', version, 'assets'))
    expect(files.join()).not.toMatch(/hostInit|pendingShares|SharedImportMap/)
  })

  it('fails a build that bundles a second router, with the cure', async () => {
    await workspace.edit(
      "import { useStore } from '@darnley/web/stores'",
      "import { useStore } from '@nanostores/react'",
    )
    const { areas, store } = workspace
    await expect(releaseAll({ store, areas })).rejects.toThrow(
      "cure: import from '@darnley/web/stores' instead",
    )
  })

  it('makes nothing live when the vendor file lacks what a release imports', async () => {
    await workspace.edit(
      "import { useStore } from '@darnley/web/stores'",
      "import { atom as useStore } from '@darnley/web/stores'",
    )
    const { areas, store } = workspace
    await expect(releaseAll({ store, areas })).rejects.toThrow("atom from '@darnley/web/stores'")
    expect(await store.readRegistry()).toBeNull()
  })
})
