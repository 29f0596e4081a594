import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBucketServer, type BucketServer } from '@darnley/testing/bucket-server'
import { foreignPage } from '@darnley/testing/foreign-page'
import type { AreaDeclaration } from '@darnley/contract/area'
import { readAudit } from '#core/audit.ts'
import { changeRegistry } from '#core/change-registry.ts'
import { formerMount, mountContainer } from '#core/foreign.ts'
import { openReleaseStore, readBucketSettings } from '#core/open-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { makePrivateKey, publicKeyOf } from '#core/trust/keys.ts'
import { isMountSigned } from '#core/trust/mounts.ts'
import { runRelease } from '#cli/cli.ts'
import {
  aFederationManifest,
  startForeignServer,
  type ForeignServer,
} from '#testing/foreign-server.ts'
import { beginLive, publishMade } from '#testing/made-releases.ts'
import { readRegistry } from './context.ts'

const keys = { id: 'key-of-the-tools', secret: 'secret-of-the-tools' }
let folder: string
let bucket: BucketServer
let server: ForeignServer
let environment: Record<string, string>
let store: ReleaseStore

async function begin(where: 'a folder' | 'a bucket'): Promise<void> {
  environment = { RELEASES_DIR: folder, RELEASE_ACTOR: 'another team' }
  if (where === 'a bucket')
    Object.assign(environment, {
      RELEASES_BUCKET_URL: bucket.url,
      RELEASES_BUCKET_REGION: 'auto',
      RELEASES_BUCKET_KEY_ID: keys.id,
      RELEASES_BUCKET_SECRET: keys.secret,
    })
  store = openReleaseStore(folder, readBucketSettings(environment))
  await beginLive(store)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mounts-'))
  ;[bucket, server] = await Promise.all([startBucketServer(keys), startForeignServer()])
})
afterEach(async () => {
  await Promise.all([bucket.close(), server.close()])
  await rm(folder, { recursive: true })
})

async function release(...args: string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const print = (printed: string): void => void (text += printed)
  const code = await runRelease(args, {
    environment,
    installation: { releasesDir: folder, previewSecret: undefined, port: null },
    print,
    printError: print,
  })
  return { code, text }
}

interface MountArguments {
  readonly name?: string
  readonly entry?: string
  readonly declaration?: unknown
  readonly site?: string
}

async function mount({
  name = 'recycling',
  entry = `${server.origin}/remoteEntry.js`,
  declaration = { pages: [foreignPage] },
  site,
}: MountArguments = {}): Promise<{ code: number; text: string }> {
  const file = join(folder, 'pages.json')
  await writeFile(file, JSON.stringify(declaration))
  const where = site === undefined ? [] : ['--site', site]
  return release('mount', name, '--entry', entry, '--pages', file, ...where)
}

const manifest = (): string => `${server.origin}/mf-manifest.json`

describe.each(['a folder', 'a bucket'] as const)(
  '[T8] A container of another origin, in %s',
  (where) => {
    beforeEach(() => begin(where))

    it('is mounted, mounted anew, rolled back and unmounted, in no set', async () => {
      expect(store.place).toContain(where === 'a bucket' ? bucket.url : folder)
      const { sites } = await readRegistry(store)
      const first = `${server.origin}/remoteEntry.js`
      expect(await mount()).toEqual({
        code: 0,
        text: `The site 'web' mounts 'recycling' from ${first}\n`,
      })
      expect((await mount({ entry: manifest() })).code).toBe(0)
      const mounted = await readRegistry(store)
      expect(mounted.sites).toEqual(sites)
      expect(mounted.foreign.storefront ?? {}).toEqual({})
      expect(mounted.foreign.web?.['recycling']).toMatchObject({
        live: {
          entry: manifest(),
          declaration: { pages: [foreignPage] },
          requires: { react: '^19.0.0' },
        },
        former: [{ entry: first }],
      })
      const { text } = await release('status')
      expect(text).toContain(`recycling from ${manifest()} since `)
      expect(text).toContain(`, last known good: ${first}`)
      expect((await release('rollback', 'recycling')).text).toBe(
        `The site 'web' mounts 'recycling' from ${first}; withdrawn: ${manifest()}\n`,
      )
      const after = await readRegistry(store)
      expect(after.foreign.web?.['recycling']).toMatchObject({ live: { entry: first }, former: [] })
      expect((await release('rollback', 'recycling')).text).toContain('unmount recycling` takes it')
      expect((await release('unmount', 'recycling')).text).toBe(
        "The site 'web' has no 'recycling' any more\n",
      )
      expect((await release('unmount', 'recycling')).text).toContain('is not mounted on any site')
      expect((await readAudit(store)).map(({ who, action }) => `${who}: ${action}`)).toEqual([
        'another team: mount',
        'another team: mount',
        'another team: rollback',
        'another team: unmount',
      ])
    })
  },
)

const gift: AreaDeclaration = {
  pages: [{ ...foreignPage, path: '/gift', module: './card', sites: ['web'] }],
  menu: [],
  slots: [],
}
const entries = { './card': { file: 'assets/card.js', scripts: [], styles: [] } }

describe('[T8] The command mount refuses', () => {
  beforeEach(() => begin('a folder'))

  it.each<[string, MountArguments, string]>([
    ['what is no address', { entry: 'remoteEntry.js' }, 'This is no address of a container'],
    ['http from another machine', { entry: 'http://recycling.example/a.js' }, 'Write an https'],
    ['a name that is an area', { name: 'checkout' }, "'checkout' is the name of an area"],
    ['the name of the host', { name: 'host' }, "'host' is the name of an area"],
    [
      'a slot, which would be on every page',
      { declaration: { pages: [foreignPage], slots: [] } },
      'Unrecognized key: "slots"',
    ],
    [
      'the camera',
      { declaration: { pages: [{ ...foreignPage, usesCamera: true }] } },
      'Unrecognized key: "usesCamera"',
    ],
    [
      'two pages at a path',
      { declaration: { pages: [foreignPage, foreignPage] } },
      'A path has one page',
    ],
    ['a site without a page', { site: 'storefront' }, "no page for the site 'storefront'"],
    [
      'a module that it does not expose',
      { declaration: { pages: [{ ...foreignPage, module: './Other' }] } },
      'It does not expose ./Other; it exposes ./Page.',
    ],
  ])('%s', async (_what, options, message) => {
    const { code, text } = await mount(options)
    expect(text).toContain(message)
    expect(code).toBe(1)
    expect((await readRegistry(store)).foreign).toEqual({})
  })

  it.each<[string, Record<string, string | number>, string, string]>([
    ['an entry that is missing', { '/remoteEntry.js': 404 }, 'remoteEntry.js', 'it answers 404'],
    ['an entry that leads elsewhere', { '/remoteEntry.js': 302 }, 'remoteEntry.js', 'answers 302'],
    ['what is no module', { '/remoteEntry.js': '<html>' }, 'remoteEntry.js', 'is no container'],
    [
      'a module that is no container',
      { '/remoteEntry.js': 'export const get = 1' },
      'remoteEntry.js',
      'is no container',
    ],
    [
      'a manifest of something else',
      { '/mf-manifest.json': '{}' },
      'mf-manifest.json',
      'is no manifest',
    ],
    [
      'a manifest without its container',
      { '/remoteEntry.js': 404 },
      'mf-manifest.json',
      'could not be fetched',
    ],
    [
      'files of another origin',
      { '/mf-manifest.json': aFederationManifest({ publicPath: 'https://cdn.example/' }) },
      'mf-manifest.json',
      'come from https://cdn.example',
    ],
    [
      'a second React',
      { '/mf-manifest.json': aFederationManifest({ shared: [] }) },
      'remoteEntry.js',
      'a React of its own',
    ],
  ])('%s', async (_what, files, file, message) => {
    for (const [path, answer] of Object.entries(files)) server.files.set(path, answer)
    const { code, text } = await mount({ entry: `${server.origin}/${file}` })
    expect(text).toContain(message)
    expect(code).toBe(1)
  })

  it('a server that does not answer', async () => {
    await server.close()
    expect((await mount()).text).toContain('could not be fetched')
  })

  it('a page that an area or another container has', async () => {
    await publishMade(store, { name: 'gift', version: '1', area: gift, entries })
    await release('promote', 'gift@1', '--without-api')
    const declaration = { pages: [{ ...foreignPage, path: '/gift' }] }
    expect((await mount({ declaration })).text).toContain(
      "declares the page /gift of the site 'web', which 'gift' declares, too",
    )
    await mount()
    expect((await mount({ name: 'repair' })).text).toContain("which 'recycling' declares, too")
  })

  it('a version that the vendor file does not hold', async () => {
    await publishMade(store, { name: 'vendor', version: '2', sharedVersions: { react: '18.3.1' } })
    await release('promote', 'vendor@2', '--without-api')
    expect((await mount()).text).toContain(
      'it needs react ^19.0.0, and the vendor file holds 18.3.1',
    )
  })
})

describe('[T8] What is mounted', () => {
  beforeEach(() => begin('a folder'))

  it('needs no manifest beside its entry', async () => {
    server.files.delete('/mf-manifest.json')
    expect((await mount()).code).toBe(0)
  })

  it('is respected by areas and vendor file', async () => {
    await mount()
    const taken: AreaDeclaration = {
      ...gift,
      pages: [{ ...foreignPage, module: './card', sites: ['web'] }],
    }
    await publishMade(store, { name: 'gift', version: '1', area: taken, entries })
    expect((await release('promote', 'gift@1', '--without-api')).text).toContain(
      "declares the page /recycling of the site 'web', which 'recycling' declares, too",
    )
    await publishMade(store, { name: 'recycling', version: '1', area: gift, entries })
    expect((await release('promote', 'recycling@1', '--without-api')).text).toContain(
      "has the name of a container that the site 'web' mounts",
    )
    await publishMade(store, { name: 'vendor', version: '2', sharedVersions: { react: '20.0.0' } })
    expect((await release('promote', 'vendor@2', '--without-api')).text).toContain(
      "does not fit the container 'recycling' of the site 'web': it needs react ^19.0.0",
    )
  })

  it('has a last known good that has its modules', async () => {
    const other = { ...foreignPage, path: '/depots', module: './Depots' }
    const at = '2026-11-01T12:00:00.000Z'
    const mounted = (entry: string, pages: readonly (typeof foreignPage)[]) => ({
      entry,
      declaration: { pages, menu: [] },
      requires: {},
      at,
    })
    const live = mounted('https://c.example/a.js', [foreignPage, other])
    const former = [
      mounted('https://b.example/a.js', [foreignPage]),
      mounted(live.entry, [foreignPage, other]),
    ]
    expect(formerMount({ live, former })).toBeNull()
    const whole = mounted('https://a.example/a.js', [foreignPage, other])
    expect(formerMount({ live, former: [...former, whole] })).toEqual(whole)
  })
})

describe('[S37] A container on a site whose changes need keys', () => {
  const owner = makePrivateKey()
  const team = makePrivateKey()
  const as = (key: string): void => void (environment['RELEASE_KEY'] = key)

  beforeEach(async () => {
    await begin('a folder')
    as(owner)
    await release('keys', 'own')
    await release('keys', 'add', 'recycling', publicKeyOf(team))
  })

  async function isSigned(): Promise<boolean> {
    const registry = await readRegistry(store)
    const live = registry.foreign.web?.['recycling']?.live
    if (!live) throw new Error('Not mounted')
    return isMountSigned(registry, { site: 'web', name: 'recycling', mount: live })
  }

  it('is mounted, rolled back and unmounted with the key of its team alone', async () => {
    const refusal = "'recycling' is changed with the key of its team"
    expect((await mount()).text).toContain(refusal)
    as(team)
    expect((await mount()).code).toBe(0)
    expect((await mount({ entry: manifest() })).code).toBe(0)
    expect(await isSigned()).toBe(true)
    as(owner)
    expect((await release('rollback', 'recycling')).text).toContain(refusal)
    expect((await release('unmount', 'recycling')).text).toContain(refusal)
    as(team)
    expect((await release('rollback', 'recycling')).code).toBe(0)
    expect(await isSigned()).toBe(true)
    expect((await release('unmount', 'recycling')).code).toBe(0)
  })

  it('stays signed when the key of its team is lost', async () => {
    as(team)
    await mount()
    as(owner)
    await release('keys', 'remove', 'recycling', publicKeyOf(team))
    expect(await isSigned()).toBe(true)
  })

  it('does not count as signed when the registry was changed without a key', async () => {
    as(team)
    await mount()
    await changeRegistry(store, (before) => {
      const live = before?.foreign.web?.['recycling']?.live
      if (!before || !live) throw new Error('Not mounted')
      const stolen = { ...live, entry: 'https://thief.example/remoteEntry.js' }
      const change = { site: 'web', name: 'recycling', mount: stolen } as const
      return { registry: mountContainer(before, change), result: undefined }
    })
    expect(await isSigned()).toBe(false)
  })
})
