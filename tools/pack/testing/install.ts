import { chmod, mkdir, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PackedPackage } from '#tools/pack/pack.ts'
import { runProgram } from './run-program.ts'

/**
 * How a package manager lays out node_modules: all packages in one folder (npm), or each beside what it declares, and linked
 * from where it is declared (pnpm).
 */
export type Layout = 'flat' | 'isolated'

export interface Packages {
  /** The repository whose installed packages are used, so that no network is needed. */
  readonly root: string
  readonly packed: readonly PackedPackage[]
}

interface Manifest {
  readonly name: string
  readonly bin?: string | Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/**
 * Installs what package.json and the packed packages declare, and nothing else: the packed ones from their tarballs, the
 * others as links to the installed copies.
 */
export async function installPackages(
  folder: string,
  { root, packed, layout }: Packages & { readonly layout: Layout },
): Promise<void> {
  const modules = join(folder, 'node_modules')
  const tarballs = new Map(packed.map(({ name, file }) => [name, file]))
  const modulesFor = (name: string): string =>
    layout === 'flat' ? modules : join(modules, '.store', name.replace('/', '+'), 'node_modules')
  const placeOf = (name: string): string =>
    tarballs.has(name) ? join(modulesFor(name), name) : join(root, 'node_modules', name)
  const { dependencies, devDependencies } = await readManifest(folder)
  const declared = Object.keys({ ...dependencies, ...devDependencies })

  const unpacked = new Set<string>()
  async function link(names: readonly string[], into: string): Promise<void> {
    for (const name of names) {
      const tarball = tarballs.get(name)
      if (tarball && !unpacked.has(name)) {
        unpacked.add(name)
        await unpack(tarball, placeOf(name))
        const { dependencies: brought = {} } = await readManifest(placeOf(name))
        await link(Object.keys(brought), modulesFor(name))
      }
      await linkPackage(placeOf(name), join(into, name))
    }
  }
  await link(declared, modules)
  for (const name of declared) await linkCommands(modules, placeOf(name))
}

async function unpack(tarball: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await runProgram('tar', ['xzf', tarball, '-C', folder, '--strip-components=1'])
}

/** Does nothing for what is there already. */
async function linkPackage(target: string, path: string): Promise<void> {
  if (target === path) return
  await mkdir(dirname(path), { recursive: true })
  await symlink(target, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function linkCommands(modules: string, target: string): Promise<void> {
  const { bin = {}, name } = await readManifest(target)
  const commands = typeof bin === 'string' ? { [basename(name)]: bin } : bin
  await mkdir(join(modules, '.bin'), { recursive: true })
  for (const [command, file] of Object.entries(commands)) {
    await chmod(join(target, file), 0o755)
    await symlink(join(target, file), join(modules, '.bin', command))
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
}
