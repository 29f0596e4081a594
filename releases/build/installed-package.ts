import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ownedPackages } from './vendor-owned.ts'

/** Returns package > version of what the vendor file holds, as an area's folder finds it installed. */
export function installedVendorVersions(folder: string): Record<string, string> {
  const packages = Object.keys(ownedPackages).flatMap((name) => {
    const found = findForArea(name, folder)
    return found ? [[name, found.version] as const] : []
  })
  return Object.fromEntries(packages)
}

/**
 * Returns a package as an area's folder finds it, or as @darnley/web does: router, query and stores come with that, and not
 * every package manager lets an area see them.
 */
export function findForArea(name: string, folder: string): Installed | undefined {
  const web = findPackage('@darnley/web', folder)
  return findPackage(name, folder) ?? (web && findPackage(name, web.folder))
}

export interface Installed {
  /** Its real folder, also of a linked one. */
  readonly folder: string
  readonly version: string
}

/** Returns undefined for a package that a folder does not find; packages need not export their package.json. */
export function findPackage(name: string, folder: string): Installed | undefined {
  const { resolve } = createRequire(join(folder, 'package.json'))
  for (const parent of resolve.paths(name) ?? []) {
    try {
      const found = realpathSync(join(parent, name))
      const text = readFileSync(join(found, 'package.json'), 'utf8')
      return { folder: found, version: (JSON.parse(text) as { version: string }).version }
    } catch {
      // The parent folder may contain it.
    }
  }
  return undefined
}
