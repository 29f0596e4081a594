import { installedVersion } from '#build/installed-version.ts'
import { ownedPackages } from '#build/vendor-owned.ts'
import { repository } from './areas.ts'

/** Returns package > version for these specifiers of the vendor file. */
export function sharedVersions(specifiers: readonly string[]): Record<string, string> {
  const packages = Object.entries(ownedPackages)
    .filter(([, owner]) => specifiers.some((name) => `${name}/`.startsWith(`${owner}/`)))
    .flatMap(([name]) => {
      const version = installedVersion(name, repository)
      return version ? [[name, version] as const] : []
    })
  return Object.fromEntries(packages)
}
