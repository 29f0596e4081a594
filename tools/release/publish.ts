import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { ReleaseManifest, releaseSchemaVersion, type ReleaseFile } from 'shared/contract/release'
import { repository, type Area } from './areas.ts'
import { precompress } from './compress.ts'
import { listFiles } from './inputs.ts'
import { releaseNotesFile, type ReleaseNotes } from './vite/release-notes.ts'

interface Publication {
  readonly area: Area
  /** What the build wrote; the folder becomes the release. */
  readonly built: string
  readonly releasesDir: string
}

/**
 * Turns a build into an immutable folder `<releasesDir>/<name>/<version>/` with its manifest. The version
 * carries a hash of the content, so publishing the same build again changes nothing.
 */
export async function publish({ area, built, releasesDir }: Publication): Promise<ReleaseManifest> {
  const files = await listFiles(built)
  const contents = await Promise.all(
    files.sort().map(async (path) => ({ path, content: await readFile(path) })),
  )
  const version = `${await packageVersion(area.workspace)}-${contentHash(built, contents)}`
  const target = join(releasesDir, area.name, version)
  if (await exists(target)) {
    await rm(built, { recursive: true })
    return readManifest(target)
  }
  const described = await Promise.all(
    contents.map(
      async ({ path, content }) => [relative(built, path), await describe(path, content)] as const,
    ),
  )
  const manifest = await assemble({ area, built, version, files: Object.fromEntries(described) })
  await writeFile(join(built, 'manifest.json'), JSON.stringify(manifest, null, 2))
  await mkdir(join(releasesDir, area.name), { recursive: true })
  await rename(built, target)
  return manifest
}

export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return ReleaseManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
}

async function assemble(release: {
  area: Area
  built: string
  version: string
  files: Record<string, ReleaseFile>
}): Promise<ReleaseManifest> {
  const { area, built, version, files } = release
  const notes = (await readJson(join(built, releaseNotesFile))) as ReleaseNotes
  const vendor =
    area.role === 'vendor' ? await readJson(join(built, 'vendor.json')) : { exports: {} }
  return ReleaseManifest.parse({
    schemaVersion: releaseSchemaVersion,
    name: area.name,
    version,
    contractVersion: await packageVersion('shared'),
    files,
    entries: notes.entries,
    remoteEntry: area.role === 'remote' ? 'remoteEntry.js' : null,
    serverEntry: area.role === 'host' ? 'server/server.js' : null,
    vendorImports: notes.vendorImports,
    vendorExports: (vendor as { exports: object }).exports,
  })
}

async function describe(path: string, content: Buffer): Promise<ReleaseFile> {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  return { integrity, bytes: content.length, brotliBytes: await precompress(path, content) }
}

function contentHash(root: string, contents: readonly { path: string; content: Buffer }[]): string {
  const hash = createHash('sha256')
  for (const { path, content } of contents) hash.update(relative(root, path)).update(content)
  return hash.digest('hex').slice(0, 8)
}

async function packageVersion(workspace: string): Promise<string> {
  const manifest = await readJson(resolve(repository, workspace, 'package.json'))
  return (manifest as { version: string }).version
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
