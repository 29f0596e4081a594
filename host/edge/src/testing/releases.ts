import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { AreaPage, SiteKind } from '@darnley/contract/area'
import { contentScreensFile } from '@darnley/contract/content-screen'
import { siteKinds } from '@darnley/releases/registry'
import { folderStore } from '@darnley/releases/folder-store'
import { integrityOf } from '@darnley/releases/release-files'
import {
  noticesFile,
  rendererNoticesFile,
  registrySchemaVersion,
  releaseSchemaVersion,
  type ReleaseManifest,
} from '@darnley/contract/release'

/** A minimal renderer of a host release, for pages by their exact path. */
const renderer = `
export function findPage({ pathname, areas }) {
  for (const [area, { pages }] of Object.entries(areas))
    for (const page of pages)
      if (page.path === pathname) return { ...page, name: area + page.module.slice(1) }
  return null
}
export function renderPage(input) {
  const heading = findPage(input)?.heading ?? 'This page does not exist'
  const shown = input.firstScreen ?? '<h1>' + heading + '</h1>'
  return shown + '<p>' + input.config.mode + '</p>'
}
`

const pages: Readonly<Record<string, AreaPage>> = {
  wizard: {
    path: '/',
    module: './wizard',
    sites: siteKinds,
    title: 'Book',
    heading: 'Book',
    description: 'Book "now"',
    firstRequest: '/content/api/item-categories?limit=0&depth=1',
    isIndexed: true,
  },
  basket: {
    path: '/basket',
    module: './basket',
    sites: siteKinds,
    title: 'Basket',
    heading: 'Basket',
    description: 'Yours',
  },
}

const empty = {
  schemaVersion: releaseSchemaVersion,
  contractVersion: '0.0.1',
  remoteEntry: null,
  serverEntry: null,
  vendorImports: {},
  vendorExports: {},
  sharedVersions: {},
  ownVersions: {},
  sources: null,
  commit: null,
  area: { pages: [], menu: [], slots: [] },
} as const

const script = (name: string): ReleaseManifest['entries'][string] => ({
  file: `assets/${name}.js`,
  scripts: [`assets/${name}.js`],
  styles: name === 'vendor' ? [] : [`assets/${name}.css`],
})

const textOf = (path: string): string => (path === 'server/server.js' ? renderer : `/* ${path} */`)

/** Returns the hash of a file of these releases. */
export const integrityFor = (path: string): string => integrityOf(Buffer.from(textOf(path)))

const file = (path: string): ReleaseManifest['files'][string] => ({
  integrity: integrityFor(path),
  bytes: 1,
  brotliBytes: 1,
})

const files = (...paths: string[]): ReleaseManifest['files'] =>
  Object.fromEntries(paths.map((path) => [path, file(path)]))

const hostManifest = (name: string, version = '1'): ReleaseManifest => ({
  ...empty,
  name,
  version,
  files: files(
    'assets/main.js',
    'assets/main.css',
    'assets/text-core.woff2',
    'assets/text-rest.woff2',
    'server/server.js',
    noticesFile,
    rendererNoticesFile,
  ),
  entries: { main: script('main') },
  serverEntry: 'server/server.js',
})

const remoteManifest = (name: string, exposed: string, version = '1'): ReleaseManifest => ({
  ...empty,
  name,
  version,
  files: files('remoteEntry.js', `assets/${exposed}.js`, `assets/${exposed}.css`),
  entries: { [`./${exposed}`]: script(exposed) },
  remoteEntry: 'remoteEntry.js',
  area: { pages: pages[exposed] ? [pages[exposed]] : [], menu: [], slots: [] },
})

const vendorManifest = (version = '1'): ReleaseManifest => ({
  ...empty,
  name: 'vendor',
  version,
  files: files('assets/vendor.js', noticesFile),
  entries: { vendor: script('vendor') },
  vendorExports: { react: ['useState'], '@darnley/web/session': ['$basket'] },
})

/** Writes a folder of releases like the release tools, for an edge under test. */
export async function writeReleases(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  const manifests = [
    vendorManifest(),
    hostManifest('host-web'),
    hostManifest('host-storefront'),
    remoteManifest('booking', 'wizard'),
    remoteManifest('checkout', 'basket'),
  ]
  for (const manifest of manifests) await writeRelease(folder, manifest)
  await promoteSet(folder, { booking: '1', checkout: '1' })
  return folder
}

/** Publishes another version of a remote. */
export async function addRemote(
  folder: string,
  { name, exposed, version }: { name: string; exposed: string; version: string },
): Promise<void> {
  await writeRelease(folder, remoteManifest(name, exposed, version))
}

/** Publishes another version of the remote with the wizard, with this source of the renderer of its content. */
export async function addContentRemote(
  folder: string,
  { version, renderer: source }: { version: string; renderer: string },
): Promise<void> {
  const manifest = remoteManifest('booking', 'wizard', version)
  const [page] = manifest.area.pages
  if (!page) throw new Error('The remote has no page')
  const integrity = integrityOf(Buffer.from(source))
  await writeRelease(folder, {
    ...manifest,
    area: {
      ...manifest.area,
      pages: [{ ...page, hasContent: true, stateParameters: ['category', 'item'] }],
    },
    files: {
      ...manifest.files,
      [contentScreensFile]: { integrity, bytes: source.length, brotliBytes: null },
    },
  })
  await writeFile(join(folder, 'booking', version, contentScreensFile), source)
}

/** Publishes another version of the customers' host and of the vendor file. */
export async function addShell(folder: string, version: string): Promise<void> {
  await writeRelease(folder, hostManifest('host-web', version))
  await writeRelease(folder, vendorManifest(version))
}

/** Publishes another version of the remote with the wizard, with a standard container in it. */
export async function addContainer(
  folder: string,
  { name, version }: { name: string; version: string },
): Promise<void> {
  const manifest = remoteManifest(name, 'wizard', version)
  const container = files('federation/remoteEntry.js', 'federation/mf-manifest.json')
  await writeRelease(folder, { ...manifest, files: { ...manifest.files, ...container } })
  await writeFile(
    join(folder, name, version, 'federation/mf-manifest.json'),
    JSON.stringify({ name, metaData: { name, publicPath: 'auto' } }),
  )
}

export async function promoteSet(
  folder: string,
  remotes: Record<string, string>,
  foreignHosts: Partial<Record<SiteKind, string[]>> = {},
): Promise<void> {
  const set = (kind: string): object => ({
    vendor: '1',
    host: { name: `host-${kind}`, version: '1' },
    remotes,
  })
  const registry = {
    schemaVersion: registrySchemaVersion,
    sites: { web: set('web'), storefront: set('storefront') },
    foreignHosts,
  }
  const { readRegistry, replaceRegistry } = folderStore(folder)
  const before = await readRegistry()
  await replaceRegistry(JSON.stringify(registry), before?.revision ?? null)
}

async function writeRelease(folder: string, manifest: ReleaseManifest): Promise<void> {
  const root = join(folder, manifest.name, manifest.version)
  for (const path of Object.keys(manifest.files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    const text = textOf(path)
    await writeFile(join(root, path), text)
    await writeFile(join(root, `${path}.br`), await promisify(brotliCompress)(text))
  }
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await writeFile(join(root, 'manifest.json'), JSON.stringify(manifest))
}
