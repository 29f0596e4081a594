import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compile } from './compile.ts'
import { undeclaredImports } from './imported-packages.ts'
import { packedManifest, type Repository } from './packed-manifest.ts'
import { findPackages, type SourcePackage } from './source-package.ts'

/** A package as other repositories install it. */
export interface PackedPackage {
  readonly name: string
  readonly version: string
  /** The tarball. */
  readonly file: string
}

/** Packs the packages of a repository that other repositories use into a folder, as tarballs. */
export async function packPackages(root: string, outDir: string): Promise<PackedPackage[]> {
  const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    license: string
  }
  const sources = findPackages(root)
  const versions = new Map(sources.map(({ manifest }) => [manifest.name, manifest.version]))
  mkdirSync(outDir, { recursive: true })
  const staging = mkdtempSync(join(tmpdir(), 'darnley-pack-'))
  try {
    return await Promise.all(
      sources.map(async (source, index) => {
        const folder = join(staging, String(index))
        await assemble(source, { root, folder, repository: { license, versions } })
        const { name, version } = source.manifest
        return { name, version, file: await pack(folder, outDir) }
      }),
    )
  } finally {
    rmSync(staging, { recursive: true })
  }
}

interface Assembly {
  readonly root: string
  /** Of the packed package. */
  readonly folder: string
  readonly repository: Repository
}

async function assemble(
  source: SourcePackage,
  { root, folder, repository }: Assembly,
): Promise<void> {
  const { manifest, settings } = source
  await compile(source, join(folder, 'dist'))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  for (const name of ['README.md', 'CHANGELOG.md'])
    copyFileSync(join(source.folder, name), join(folder, name))
  for (const [name, path] of Object.entries(settings.copies ?? {}))
    copyFileSync(join(source.folder, path), join(folder, name))
  assertChangesNoted(manifest, folder)
  const packed = packedManifest(source, repository, folder)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  const undeclared = undeclaredImports(folder)
  if (undeclared.length > 0)
    throw new Error(
      `${manifest.name} imports what it does not bring along: ${undeclared.join(', ')}. Declare it in "dependencies", or pack it too.`,
    )
}

/** @throws Error when the change log has no section for the version that is packed */
function assertChangesNoted({ name, version }: SourcePackage['manifest'], folder: string): void {
  const lines = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split('\n')
  if (lines.includes(`## ${version}`)) return
  throw new Error(`CHANGELOG.md of ${name} has no section '## ${version}': say what it holds`)
}

/** Returns the path of the tarball. */
async function pack(folder: string, outDir: string): Promise<string> {
  const args = ['pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', outDir]
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder })
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  return join(outDir, filename)
}
