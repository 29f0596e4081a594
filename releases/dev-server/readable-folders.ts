import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { findPackage } from '#build/installed-package.ts'

/**
 * Returns the folders whose files the browser may get: the area's code, and the packages that it imports. The site's
 * scripts, and those that it loads from elsewhere, run on the same origin: they must not read the rest of a workspace,
 * where `.data` contains keys.
 */
export function readableFolders(folder: string): string[] {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const libraries = resolve.paths('any')?.filter((path) => basename(path) === 'node_modules') ?? []
  return [join(folder, 'src'), ...libraries, ...linkedPackages(folder)]
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The workspace's packages are linked: their files are outside of node_modules. */
function linkedPackages(folder: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const { dependencies = {} } = JSON.parse(text) as Manifest
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@darnley/'))) {
    const linked = findPackage(name, folder)
    if (!linked || found.has(linked.folder)) continue
    found.add(linked.folder)
    linkedPackages(linked.folder, found)
  }
  return found
}
