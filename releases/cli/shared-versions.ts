import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { repository } from './areas.ts'
import { ownedPackages } from '../build/vendor-owned.ts'

const { resolve } = createRequire(join(repository, 'package.json'))

/** Returns package > version for these specifiers of the vendor file. */
export function sharedVersions(specifiers: readonly string[]): Record<string, string> {
  const packages = Object.entries(ownedPackages)
    .filter(([, owner]) => specifiers.some((name) => `${name}/`.startsWith(`${owner}/`)))
    .flatMap(([name]) => {
      const version = installedVersion(name)
      return version ? [[name, version] as const] : []
    })
  return Object.fromEntries(packages)
}

/** Returns undefined for a package that is not installed at the root; packages need not export their package.json. */
function installedVersion(name: string): string | undefined {
  for (const folder of resolve.paths(name) ?? []) {
    try {
      const text = readFileSync(join(folder, name, 'package.json'), 'utf8')
      return (JSON.parse(text) as { version: string }).version
    } catch {
      // The parent folder may contain it.
    }
  }
  return undefined
}
