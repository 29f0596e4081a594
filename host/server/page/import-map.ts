import type { LiveReleases } from '#server/releases/store.ts'
import { fileUrl } from '#server/releases/urls.ts'
import { freshUrl, freshUrlCount } from '#src/remotes/fresh-url.ts'

export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>
  readonly integrity: Readonly<Record<string, string>>
}

/**
 * Sends every specifier that is shared to the one vendor file, and holds the hash of every script that is
 * live, under its retry addresses too: a tampered file is refused however it is asked for.
 */
export function importMap({ vendor, host, remotes }: LiveReleases): ImportMap {
  const vendorUrl = fileUrl(vendor, vendor.entries['vendor']?.file ?? '')
  const imports = Object.keys(vendor.vendorExports).map((specifier) => [specifier, vendorUrl])
  const integrity = [vendor, host, ...Object.values(remotes)].flatMap((release) =>
    Object.entries(release.files)
      .filter(([file]) => file.endsWith('.js') && !file.startsWith('server/'))
      .flatMap(([file, { integrity: hash }]) => {
        const generations = release.remoteEntry ? freshUrlCount : 0
        return Array.from({ length: generations + 1 }, (_, generation) => [
          freshUrl(fileUrl(release, file), generation),
          hash,
        ])
      }),
  )
  return { imports: Object.fromEntries(imports), integrity: Object.fromEntries(integrity) }
}
