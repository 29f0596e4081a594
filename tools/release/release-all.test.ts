import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseRegistry } from 'shared/contract/release'
import { readManifest } from 'shared/releases/folder-store'
import { parseRegistry } from 'shared/releases/registry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repository, type Area } from './areas.ts'
import { releaseAll } from './release-all.ts'

let folder: string
let releasesDir: string

/** Inside the repository, because a remote finds its packages there. */
beforeEach(async () => {
  await mkdir(join(repository, '.data'), { recursive: true })
  folder = await mkdtemp(join(repository, '.data/release-test-'))
  releasesDir = join(folder, 'releases')
  await cp(join(import.meta.dirname, 'testing/booking-remote'), join(folder, 'booking-remote'), {
    recursive: true,
  })
  const preset = pathToFileURL(join(import.meta.dirname, 'vite/remote.ts')).pathname
  await writeFile(
    join(folder, 'booking-remote/vite.config.ts'),
    `import { defineRemote } from '${preset}'\n` +
      `export default defineRemote({ name: 'booking', exposes: { './wizard': './src/exposes/wizard.tsx' } })\n`,
  )
})
afterEach(() => rm(folder, { recursive: true }))

const area = (name: string, role: Area['role'], rest: Partial<Area> = {}): Area => ({
  name,
  role,
  workspace: join(folder, `${name}-remote`),
  builds: [{ config: 'vite.config.ts', outDir: '.' }],
  sources: ['src', 'vite.config.ts', 'package.json'],
  sites: ['web', 'storefront'],
  ...rest,
})

function areasUnderTest(): Area[] {
  const workspace = join(repository, 'tools/release/testing/plain')
  const plain = { workspace, builds: [] }
  return [
    area('vendor', 'vendor', { ...plain, builds: [{ config: 'vendor.config.ts', outDir: '.' }] }),
    area('host', 'host', { ...plain, builds: [{ config: 'host.config.ts', outDir: '.' }] }),
    area('booking', 'remote'),
  ]
}

const page = (): string => join(folder, 'booking-remote/src/exposes/wizard.tsx')

async function edit(from: string, to: string): Promise<void> {
  await writeFile(page(), (await readFile(page(), 'utf8')).replace(from, to))
}

async function registry(): Promise<ReleaseRegistry> {
  return parseRegistry(await readFile(join(releasesDir, 'registry.json'), 'utf8'))
}

describe('Releasing', { timeout: 60_000 }, () => {
  it('publishes immutable folders, makes a set live, and skips what is up to date', async () => {
    const areas = areasUnderTest()
    expect((await releaseAll({ releasesDir, areas })).sort()).toEqual(['booking', 'host', 'vendor'])
    const { web } = (await registry()).sites
    const release = join(releasesDir, 'booking', web.remotes['booking'] ?? '')
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
    const areas = areasUnderTest()
    await releaseAll({ releasesDir, areas })
    const before = (await registry()).sites.web
    await edit('One', 'Two')
    expect(await releaseAll({ releasesDir, areas })).toEqual(['booking'])
    const { sites, history } = await registry()
    expect(sites.web).toEqual({
      ...before,
      remotes: { booking: expect.not.stringMatching(before.remotes['booking'] ?? '') },
    })
    expect(history.web?.map(({ set }) => set)).toEqual([before])
  })

  it('has a container of a few hundred bytes that knows what it exposes', async () => {
    await releaseAll({ releasesDir, areas: areasUnderTest() })
    const version = (await registry()).sites.web.remotes['booking'] ?? ''
    const source = await readFile(join(releasesDir, 'booking', version, 'remoteEntry.js'), 'utf8')
    expect(source.length).toBeLessThan(1000)
    expect(source).toMatch(/export ?\{[^}]*\bget\b[^}]*\binit\b/)
    const files = await readdir(join(releasesDir, 'booking', version, 'assets'))
    expect(files.join()).not.toMatch(/hostInit|pendingShares|SharedImportMap/)
  })

  it('fails a build that bundles a second router, with the cure', async () => {
    await edit(
      "import { useStore } from 'shared/stores'",
      "import { useStore } from '@nanostores/react'",
    )
    const areas = areasUnderTest()
    await expect(releaseAll({ releasesDir, areas })).rejects.toThrow(
      "cure: import from 'shared/stores' instead",
    )
  })

  it('makes nothing live when the vendor file lacks what a release imports', async () => {
    await edit(
      "import { useStore } from 'shared/stores'",
      "import { atom as useStore } from 'shared/stores'",
    )
    const areas = areasUnderTest()
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
