import { installedVendorVersions } from '#build/installed-package.ts'
import { ownedPackages } from '#build/vendor-owned.ts'

/** Returns package > version for these specifiers of the vendor file, as an area's folder finds them installed. */
export function sharedVersions(
  specifiers: readonly string[],
  folder: string,
): Record<string, string> {
  const installed = Object.entries(installedVendorVersions(folder)).filter(([name]) => {
    const owner = ownedPackages[name]
    return specifiers.some((specifier) => `${specifier}/`.startsWith(`${owner}/`))
  })
  return Object.fromEntries(installed)
}
