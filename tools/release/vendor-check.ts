import type { ReleaseManifest } from 'shared/contract/release'

/**
 * What a release imports and the vendor file lacks, as `name from specifier`. In a browser each would be a
 * SyntaxError at link time, which nothing but this check catches.
 */
export function missingVendorExports(
  release: Pick<ReleaseManifest, 'vendorImports'>,
  vendor: Pick<ReleaseManifest, 'vendorExports'>,
): string[] {
  return Object.entries(release.vendorImports).flatMap(([specifier, names]) =>
    names
      .filter((name) => !vendor.vendorExports[specifier]?.includes(name))
      .map((name) => `${name} from '${specifier}'`),
  )
}

/** @throws when the vendor file lacks something, with the cure */
export function assertVendorExports(release: ReleaseManifest, vendor: ReleaseManifest): void {
  const missing = missingVendorExports(release, vendor)
  if (missing.length === 0) return
  throw new Error(
    `${release.name}@${release.version} imports what vendor@${vendor.version} does not export:\n` +
      `${missing.map((line) => `  ${line}`).join('\n')}\n` +
      'Cure: add it to the facade in shared/src, then publish the vendor file before this release.',
  )
}
