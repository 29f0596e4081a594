import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { wholeSystem } from '@darnley/testing/patience'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAlone } from './testing/alone-page.ts'
import { makeLiveSite, publishedVersion, type LiveSite } from './testing/live-site.ts'
import { moveToOtherRepository, type OtherRepository } from './testing/other-repository.ts'

interface PackedManifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | { types: string; default: string }>>
}

const root = resolve(import.meta.dirname, '../..')
const guidePage = 'src/pages/fitting-guide/page.tsx'
/** The heading of the first step, and the frame's count of the sample basket. */
const firstStep = { path: '/', texts: [/Which category does your item fit into/, /services: 1/] }
let other: OtherRepository
let storeFolder: string

beforeAll(async () => {
  storeFolder = await mkdtemp(join(tmpdir(), 'store-'))
  other = await moveToOtherRepository({ root, remote: 'booking-remote' })
})
afterAll(async () => {
  await other.remove()
  await rm(storeFolder, { recursive: true })
})

const release = (...args: string[]): Promise<string> =>
  other.run('darnley-release', args, { RELEASES_DIR: storeFolder })

describe('A remote in a repository of its own', wholeSystem, () => {
  it('[T9] finds every package built, with its types, licence and the changes of its version', async () => {
    for (const name of ['contract', 'domain', 'web', 'releases']) {
      const folder = join(other.folder, 'node_modules/@darnley', name)
      const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')
      const manifest = JSON.parse(await read('package.json')) as PackedManifest
      expect(manifest).toMatchObject({ name: `@darnley/${name}`, license: 'MIT' })
      expect(await read('LICENSE')).toMatch(/^MIT License/)
      expect(await read('CHANGELOG.md')).toContain(`## ${manifest.version}`)
      expect(Object.values(manifest.dependencies).join()).toMatch(/^(?:\d+\.\d+\.\d+,?)+$/)
      const files = Object.values(manifest.exports).flatMap((target) =>
        typeof target === 'string' ? [target] : [target.types, target.default],
      )
      expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
    }
  })

  it('[T9] is checked against the types of the packages', async () => {
    await other.run('tsc', ['--noEmit'])
    await other.run('oxlint', ['-c', 'node_modules/@darnley/releases/oxlintrc.json', 'src'])
    const wrong = join(other.folder, 'src/wrong.ts')
    await writeFile(
      wrong,
      "import { $serviceCount } from '@darnley/web/session'\nexport const text: string = $serviceCount.get()\n",
    )
    await expect(other.run('tsc', ['--noEmit'])).rejects.toThrow(
      "src/wrong.ts(2,14): error TS2322: Type 'number' is not assignable to type 'string'",
    )
    await rm(wrong)
  })

  it('[T9] runs its unit tests', async () => {
    const file = join(other.folder, 'node_modules/report.json')
    await other.run('vitest', ['run', '--reporter=json', `--outputFile=${file}`])
    const report = JSON.parse(await readFile(file, 'utf8')) as Record<string, number>
    expect(report).toMatchObject({ numFailedTests: 0, numFailedTestSuites: 0 })
    expect(report['numPassedTests']).toBeGreaterThan(50)
  })

  it('[T9] runs alone', async () => {
    const page = await openAlone(other.folder, firstStep)
    expect(page.errors).toEqual([])
    expect(page.color).toBe('rgb(58, 15, 27)')
  })
})

describe('The release of a remote in a repository of its own', wholeSystem, () => {
  let site: LiveSite

  beforeAll(async () => {
    site = await makeLiveSite(root, storeFolder)
  })

  let moved: string

  /**
   * Returns the files that pages of the site load, with their hashes: not the container for other hosts, nor the
   * renderer of content, whose modules begin in another order where JSX was compiled before, nor the licences, which name
   * the project's own packages where those are installed ones.
   */
  async function ownFiles(version: string): Promise<[string, string][]> {
    const manifest = await site.store.manifest({ name: 'booking', version })
    return Object.entries(manifest?.files ?? {})
      .filter(([file]) => !/^(?:(?:federation|server)\/|notices\.txt$)/.test(file))
      .map(([file, { integrity }]) => [file, integrity])
  }

  it('[T9] has the files that the workspace makes of the same sources, at its own commit', async () => {
    moved = publishedVersion(await release('publish', '--from', '.'))
    const commit = (await other.run('git', ['rev-parse', 'HEAD'])).trim()
    expect(await site.store.manifest({ name: 'booking', version: moved })).toMatchObject({
      commit,
      ownVersions: {},
      sharedVersions: { react: expect.stringMatching(/^19\./), nanostores: expect.any(String) },
    })
    const own = await ownFiles(moved)
    expect(own.length).toBeGreaterThan(10)
    expect(await ownFiles(await site.publish('booking'))).toEqual(own)
  })

  it('[T9] is the same where each package finds only what it declares', async () => {
    const isolated = await moveToOtherRepository({ root, remote: 'booking-remote' }, 'isolated')
    try {
      await isolated.run('tsc', ['--noEmit'])
      expect((await openAlone(isolated.folder, firstStep)).errors).toEqual([])
      const printed = await isolated.run('darnley-release', ['publish', '--from', '.'], {
        RELEASES_DIR: storeFolder,
      })
      expect(publishedVersion(printed)).toBe(moved)
    } finally {
      await isolated.remove()
    }
  })

  it('[T9] goes live by the gate', async () => {
    expect(
      await release('promote', `booking@${moved}`, '--site', 'web', '--without-api'),
    ).toContain(`booking@${moved} is live on the site 'web'`)
    expect(await release('status')).toContain(moved)
  })

  it('[T6] [T9] fits the vendor file, the host and the services by the gate of their repository', async () => {
    expect(await site.gate()).toMatch(/^All releases fit/)
    for (const service of ['api', 'content'])
      expect(await site.gate(service)).toContain(
        `The ${service} of this repository fits 4 releases that visitors may have.`,
      )
    await expect(release('gate', 'api')).rejects.toThrow('Write <area>@<version>')
  })

  it('[T9] is refused while its own sources are not committed', async () => {
    await other.edit(guidePage, "'@darnley/web/query'", "'@tanstack/react-query'")
    await expect(release('publish', '--from', '.')).rejects.toThrow(
      `these are not committed:\n  M ${guidePage}`,
    )
  })

  it('[T9] is refused with a second copy of a library', async () => {
    await other.run('git', ['commit', '--quiet', '--all', '--message', 'Ask by ourselves'])
    await expect(release('publish', '--from', '.')).rejects.toThrow(
      "cure: import from '@darnley/web/query' instead",
    )
  })

  it('[T10] has the version and holds the copy that its package.json declares', async () => {
    await other.edit(
      'package.json',
      '"area": "booking"',
      '"area": "booking", "own": ["@tanstack/react-query"]',
    )
    await other.edit('package.json', '"version": "0.0.1"', '"version": "2.3.0"')
    await other.run('git', ['commit', '--quiet', '--all', '--message', 'Bring our own library'])
    const version = publishedVersion(await release('publish', '--from', '.'))
    expect(version).toMatch(/^2\.3\.0-/)
    const manifest = await site.store.manifest({ name: 'booking', version })
    expect(Object.keys(manifest?.ownVersions ?? {}).toSorted()).toEqual([
      '@tanstack/query-core',
      '@tanstack/react-query',
    ])
  })
})
