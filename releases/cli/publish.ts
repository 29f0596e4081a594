import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { ReleaseManifest, releaseSchemaVersion, type ReleaseFile } from '@darnley/contract/release'
import { contractVersion } from '@darnley/contract/version'
import { mapsFolder } from '#core/health/traces.ts'
import { integrityOf } from '#core/release-files.ts'
import { privateFolder } from '#core/store.ts'
import { repository } from '#build/repository.ts'
import { sourcesFile } from '#gate/keep.ts'
import type { Area } from './areas.ts'
import { precompress } from './compress.ts'
import { listFiles } from './inputs.ts'
import { sharedVersions } from './shared-versions.ts'
import { releaseNotesFile, type ReleaseNotes } from '../build/release-notes.ts'

/** A build of one area that is not published yet. */
export interface Built {
  readonly area: Area
  /** The folder that the build wrote. */
  readonly folder: string
}

/**
 * Returns the version that builds share: the package's, then the given name or a hash of content, sources and contract
 * version. Equal content has an equal version, so publishing a build again changes nothing.
 */
export async function versionOf(builds: readonly Built[], tag?: string): Promise<string> {
  const hash = createHash('sha256').update(contractVersion)
  for (const { folder } of builds)
    for (const { path, content } of await contentsOf(folder)) hash.update(path).update(content)
  const [first] = builds
  if (!first) throw new Error('Nothing was built')
  return `${await packageVersion(first.area.workspace)}-${tag ?? hash.digest('hex').slice(0, 8)}`
}

/** Compresses the files of a build and writes its manifest beside them. */
export async function describeBuild(
  { area, folder }: Built,
  { version, commit }: { version: string; commit: string | null },
): Promise<ReleaseManifest> {
  const described = (await contentsOf(folder))
    .filter(isServed)
    .map(async ({ path, content }) => [path, await describe(join(folder, path), content)] as const)
  const files = Object.fromEntries(await Promise.all(described))
  const notes = (await readJson(join(folder, releaseNotesFile))) as ReleaseNotes
  const manifest = ReleaseManifest.parse({
    schemaVersion: releaseSchemaVersion,
    name: area.name,
    version,
    contractVersion,
    files,
    entries: notes.entries,
    remoteEntry: area.role === 'remote' ? 'remoteEntry.js' : null,
    serverEntry: area.role === 'host' ? 'server/server.js' : null,
    vendorImports: notes.vendorImports,
    area: notes.area,
    commit,
    sources: await sourcesOf(folder),
    ownVersions: notes.ownVersions,
    ...(area.role === 'vendor' ? await held(folder) : expected(notes, area)),
  })
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

/** Returns the hash of the sources that are kept with a build; null when it has none. */
async function sourcesOf(folder: string): Promise<string | null> {
  const content = await readFile(join(folder, privateFolder, sourcesFile)).catch(() => null)
  return content && integrityOf(content)
}

/** What the vendor file exports. */
async function held(folder: string): Promise<Partial<ReleaseManifest>> {
  const vendor = await readJson(join(folder, 'vendor.json'))
  const { exports, versions } = vendor as {
    exports: Record<string, string[]>
    versions?: Record<string, string>
  }
  return {
    vendorExports: exports,
    sharedVersions: versions ?? {},
  }
}

/** What a release imports from the vendor file. Of a package that it brings itself, no version is expected. */
function expected(
  { vendorImports, ownVersions }: ReleaseNotes,
  { workspace }: Area,
): Partial<ReleaseManifest> {
  const versions = sharedVersions(Object.keys(vendorImports), resolve(repository, workspace))
  return {
    vendorExports: {},
    sharedVersions: Object.fromEntries(
      Object.entries(versions).filter(([name]) => !Object.hasOwn(ownVersions, name)),
    ),
  }
}

async function describe(path: string, content: Buffer): Promise<ReleaseFile> {
  return {
    integrity: integrityOf(content),
    bytes: content.length,
    brotliBytes: await precompress(path, content),
  }
}

/** Returns the files that make up a release. Source maps are kept beside them: they name paths of where it was built. */
async function contentsOf(folder: string): Promise<{ path: string; content: Buffer }[]> {
  const maps = join(folder, privateFolder, mapsFolder)
  const files = (await listFiles(folder)).filter((file) => !file.startsWith(maps)).toSorted()
  return Promise.all(
    files.map(async (file) => ({ path: relative(folder, file), content: await readFile(file) })),
  )
}

/** Sources are kept with a release and are none of its files. */
function isServed({ path }: { path: string }): boolean {
  return !path.startsWith(`${privateFolder}/`)
}

async function packageVersion(workspace: string): Promise<string> {
  const manifest = await readJson(resolve(repository, workspace, 'package.json'))
  return (manifest as { version: string }).version
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}
