import type { VendorFacts } from '@darnley/contract/vendor-facts'

/** What the working copy has in place of the site's vendor file. */
export interface OwnVendor {
  /** Package > version. */
  readonly versions: Readonly<Record<string, string>>
  /** Specifier > the names that can be imported from it. */
  readonly exports: Readonly<Record<string, readonly string[]>>
}

/** Returns why the working copy cannot replace the site's vendor file; undefined when it can. */
export function vendorFault(
  own: OwnVendor,
  { site, vendor }: { site: string; vendor: VendorFacts },
): string | undefined {
  return differentVersions(own, { site, vendor }) ?? missingNames(own, { site, vendor })
}

interface SiteVendor {
  readonly site: string
  readonly vendor: VendorFacts
}

function differentVersions({ versions }: OwnVendor, { site, vendor }: SiteVendor) {
  const different = Object.entries(vendor.sharedVersions)
    .filter(([name, version]) => versions[name] !== version)
    .map(([name, version]) => `${name} ${versions[name] ?? '(none)'} here, ${version} there`)
  if (different.length === 0) return undefined
  return `This working copy has other versions than the vendor file of ${site}: ${different.join('; ')}. Install the site's${cureOf(vendor)}, or release the vendor file there first.`
}

function missingNames({ exports }: OwnVendor, { site, vendor }: SiteVendor) {
  const missing = Object.entries(vendor.vendorExports).flatMap(([specifier, names]) =>
    names
      .filter((name) => !exports[specifier]?.includes(name))
      .map((name) => `'${name}' of ${specifier}`),
  )
  if (missing.length === 0) return undefined
  return `This working copy lacks what the vendor file of ${site} exports: ${missing.join(', ')}. Bring it, or in another repository @darnley/web, up to date${cureOf(vendor)}.`
}

function cureOf({ commit }: VendorFacts): string {
  return commit ? ` (in the site's repository: git merge ${commit.slice(0, 12)} && npm ci)` : ''
}
