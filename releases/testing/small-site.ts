import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AreaDeclaration } from '@darnley/contract/area'
import type { ReleaseManifest } from '@darnley/contract/release'
import type { RouteDefinition } from '@darnley/contract/route'
import { changeRegistry } from '#core/change-registry.ts'
import { firstRegistry } from '#core/registry.ts'
import type { ReleaseStore } from '#core/store.ts'
import { repository } from '#build/repository.ts'
import { collectSources } from '#gate/collect.ts'
import { findCalls, callSchemas } from '#gate/calls.ts'
import type { Sources } from '#gate/sources.ts'
import { publishMade } from './made-releases.ts'

/** The sources of a site with a vendor file, a host and two remotes: copies of it are changed. */
export interface SmallSite {
  readonly folder: string
  /** Whether the areas use packed packages, as in repositories of their own (packed-site.ts). */
  readonly isPacked: boolean
  tearDown(): Promise<void>
}

/** A text of one file that is replaced. */
export interface Edit {
  /** From the site's root. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Copies the site, with changes. @throws Error for a text that a file does not have */
export async function copySmallSite(edits: readonly Edit[] = []): Promise<SmallSite> {
  await mkdir(join(repository, '.data'), { recursive: true })
  const folder = await mkdtemp(join(repository, '.data/small-site-'))
  await cp(join(import.meta.dirname, 'small-site'), folder, { recursive: true })
  await mkdir(join(folder, 'node_modules/@darnley'), { recursive: true })
  for (const name of ['contract', 'web'])
    await symlink(join(folder, 'shared', name), join(folder, 'node_modules/@darnley', name))
  for (const { file, from, to } of edits) {
    const text = await readFile(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not have: ${from}`)
    await writeFile(join(folder, file), text.replaceAll(from, to))
  }
  return { folder, isPacked: false, tearDown: () => rm(folder, { recursive: true }) }
}

/** A page of a remote at a path, of the module of the same name. */
const page = (path: string): AreaDeclaration['pages'][number] => ({
  path,
  module: `./${path.slice(1)}`,
  sites: ['web'],
  title: path,
  heading: path,
  description: path,
})

interface SmallRelease {
  readonly name: string
  readonly workspace: string
  readonly modules: readonly string[]
  readonly given?: readonly string[]
  readonly paths?: readonly string[]
}

const session = ['shared/web/src/session/session.ts', 'shared/web/src/client/client.ts']
const areas = 'shared/web/src/areas/areas.ts'

/** What the site consists of. */
const releases: readonly SmallRelease[] = [
  {
    name: 'vendor',
    workspace: 'shared/web',
    modules: session,
    given: ['shared/web/src/stores/stores.ts'],
  },
  { name: 'host-web', workspace: 'host/shell', modules: ['host/shell/src/main.ts'] },
  {
    name: 'booking',
    workspace: 'booking-remote',
    modules: ['booking-remote/src/pages/wizard/page.ts'],
    given: [areas],
    paths: ['/wizard'],
  },
  {
    name: 'checkout',
    workspace: 'checkout-remote',
    modules: [
      'checkout-remote/src/pages/basket/page.ts',
      'checkout-remote/src/pages/receipt/page.ts',
      'shared/web/src/ui/line-count.ts',
    ],
    given: [areas],
    paths: ['/basket', '/receipt'],
  },
]

/** Publishes one release of a site. `paths` are its pages, when they are not all. */
export async function publishSmall(
  store: ReleaseStore,
  {
    site,
    name,
    version,
    paths,
  }: { site: SmallSite; name: string; version: string; paths?: readonly string[] | undefined },
): Promise<ReleaseManifest> {
  const release = releases.find((one) => one.name === name)
  if (!release) throw new Error(`The small site has no ${name}`)
  const pages = (paths ?? release.paths ?? []).map(page)
  const manifest = {
    area: { pages, menu: [], slots: [] },
    entries: Object.fromEntries(
      pages.map(({ module }) => [module, { file: 'page.js', scripts: [], styles: [] }]),
    ),
  }
  await publishMade(store, { name, version, ...manifest }, await sourcesOf(site, release))
  const published = await store.manifest({ name, version })
  if (!published) throw new Error('Nothing was published')
  return published
}

async function sourcesOf(site: SmallSite, release: SmallRelease): Promise<Sources> {
  const { folder } = site
  const { workspace, modules, given = [], paths = [] } = release
  const at = (file: string): string => join(folder, site.isPacked ? packedModule(file) : file)
  const sources = await collectSources({
    root: folder,
    workspace: at(workspace),
    modules: modules.map(at),
    given: given.map(at),
    exposes: Object.fromEntries(
      paths.map((path) => [`.${path}`, at(`${workspace}/src/pages${path}/page.ts`)]),
    ),
  })
  const url = pathToFileURL(join(folder, 'shared/contract/src/calls.ts')).href
  const { calls } = (await import(url)) as { calls: Record<string, RouteDefinition> }
  const used = findCalls(sources, Object.keys(calls))
  const schemas = Object.entries(callSchemas(calls)).filter(([name]) => used.has(name))
  return { ...sources, calls: Object.fromEntries(schemas) }
}

/** Returns where a module of a shared package lies when that is installed. */
function packedModule(file: string): string {
  return file.replace(/^shared\/(\w+)\/src\/(.*)\.ts$/, 'node_modules/@darnley/$1/dist/$2.js')
}

/** Publishes version 1 of every area and makes it live. */
export async function beginSmall(store: ReleaseStore, site: SmallSite): Promise<void> {
  for (const { name } of releases) await publishSmall(store, { site, name, version: '1' })
  const set = {
    vendor: '1',
    host: { name: 'host-web', version: '1' },
    remotes: { booking: '1', checkout: '1' },
  }
  await changeRegistry(store, () => ({
    registry: firstRegistry({ web: set, storefront: set }),
    result: undefined,
  }))
}
