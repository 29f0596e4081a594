import type { ReleaseManifest } from '@darnley/contract/release'
import { standardContainerFolder } from '@darnley/contract/standard-container'
import { fileUrl } from '@darnley/releases/sets'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { freshUrl, freshUrlCount } from '@darnley/contract/fresh-url'

export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>
  readonly integrity: Readonly<Record<string, string>>
}

/**
 * Maps every shared specifier to the vendor file, and lists the hash of every script that may run in this page,
 * including its retry URLs and its last known good release: a tampered file is refused at every URL.
 */
export function importMap({ vendor, host, remotes, fallbacks }: LiveReleases): ImportMap {
  const vendorUrl = fileUrl(vendor, vendor.entries['vendor']?.file ?? '')
  const imports = Object.keys(vendor.vendorExports).map((specifier) => [specifier, vendorUrl])
  const integrity = [
    ...[vendor, host, ...Object.values(fallbacks)].flatMap((release) => hashesOf(release, 0)),
    ...Object.values(remotes).flatMap((release) => hashesOf(release, freshUrlCount)),
  ]
  return { imports: Object.fromEntries(imports), integrity: Object.fromEntries(integrity) }
}

/** The renderer for the edge, and the container for hosts of other origins. */
const notOfPages = new RegExp(`^(?:server|${standardContainerFolder})/`)

/** URL > hash of each script, including its retry URLs. */
function hashesOf(release: ReleaseManifest, retries: number): (readonly [string, string])[] {
  return Object.entries(release.files)
    .filter(([file]) => file.endsWith('.js') && !notOfPages.test(file))
    .flatMap(([file, { integrity }]) =>
      Array.from(
        { length: retries + 1 },
        (_, generation) => [freshUrl(fileUrl(release, file), generation), integrity] as const,
      ),
    )
}
