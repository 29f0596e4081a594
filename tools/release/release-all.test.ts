import { execFileSync } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseRegistry } from 'shared/contract/release'
import { readManifest } from 'shared/releases/folder-store'
import { parseRegistry } from 'shared/releases/registry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { releaseAll } from './release-all.ts'
import { buildSmallHouse, type SmallHouse } from './testing/small-house.ts'

let house: SmallHouse
beforeEach(async () => {
  house = await buildSmallHouse()
})
afterEach(() => house.tearDown())

async function registry(): Promise<ReleaseRegistry> {
  return parseRegistry(await readFile(join(house.releasesDir, 'registry.json'), 'utf8'))
}

describe('Releasing', { timeout: 60_000 }, () => {
  it('publishes immutable folders, makes a set live, and skips what is up to date', async () => {
    const { areas, releasesDir } = house
    expect((await releaseAll({ releasesDir, areas })).sort()).toEqual(['booking', 'host', 'vendor'])
    const { web } = (await registry()).sites
    const release = join(house.releasesDir, 'booking', web.remotes['booking'] ?? '')
    const manifest = await readManifest(release)
    expect(manifest?.entries['./wizard']?.scripts).toContain('remoteEntry.js')
    expect(manifest?.vendorImports).toEqual({
      'react/jsx-runtime': ['jsxs'],
      'shared/session': ['$serviceCount'],
      'shared/stores': ['useStore'],
    })
    expect(manifest?.files['remoteEntry.js']?.integrity).toMatch(/^sha384-/)
    expect(await readdir(release)).toEqual(
      expect.arrayContaining(['remoteEntry.js.br', 'remoteEntry.js.gz']),
    )
    expect(await releaseAll({ releasesDir, areas })).toEqual([])
  })

  it('remembers what was live before', async () => {
    const { areas, releasesDir } = house
    await releaseAll({ releasesDir, areas })
    const before = (await registry()).sites.web
    await house.edit('One', 'Two')
    expect(await releaseAll({ releasesDir, areas })).toEqual(['booking'])
    const { sites, history } = await registry()
    expect(sites.web).toEqual({
      ...before,
      remotes: { booking: expect.not.stringMatching(before.remotes['booking'] ?? '') },
    })
    expect(history.web?.map(({ set }) => set)).toEqual([before])
  })

  it('has a container of a few hundred bytes that knows what it exposes', async () => {
    await releaseAll(house)
    const version = (await registry()).sites.web.remotes['booking'] ?? ''
    const source = await readFile(
      join(house.releasesDir, 'booking', version, 'remoteEntry.js'),
      'utf8',
    )
    expect(source.length).toBeLessThan(1000)
    expect(source).toMatch(/export ?\{[^}]*\bget\b[^}]*\binit\b/)
    const files = await readdir(join(house.releasesDir, 'booking', version, 'assets'))
    expect(files.join()).not.toMatch(/hostInit|pendingShares|SharedImportMap/)
  })

  it('fails a build that bundles a second router, with the cure', async () => {
    await house.edit(
      "import { useStore } from 'shared/stores'",
      "import { useStore } from '@nanostores/react'",
    )
    const { areas, releasesDir } = house
    await expect(releaseAll({ releasesDir, areas })).rejects.toThrow(
      "cure: import from 'shared/stores' instead",
    )
  })

  it('makes nothing live when the vendor file lacks what a release imports', async () => {
    await house.edit(
      "import { useStore } from 'shared/stores'",
      "import { atom as useStore } from 'shared/stores'",
    )
    const { areas, releasesDir } = house
    await expect(releaseAll({ releasesDir, areas })).rejects.toThrow("atom from 'shared/stores'")
    await expect(registry()).rejects.toThrow('ENOENT')
  })
})

describe('The command line', () => {
  it('says how it is used when it does not understand', () => {
    const run = (): Buffer =>
      execFileSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'nothing'], {
        stdio: 'pipe',
      })
    expect(run).toThrow("There is no command 'nothing'.")
  })
})
