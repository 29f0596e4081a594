import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageConfig } from 'shared/contract/page-config'
import { ReleaseManifest, ReleaseRegistry, type SiteKind } from 'shared/contract/release'
import type { PageRoute } from '#src/app/routes.ts'

/** What the edge calls in the host's release (host/src/server.tsx). */
export interface HostRenderer {
  renderPage(pathname: string, config: PageConfig): { route: PageRoute | null; html: string }
}

/** The releases that are live on one kind of site. */
export interface LiveReleases {
  readonly vendor: ReleaseManifest
  readonly host: ReleaseManifest
  readonly remotes: Readonly<Record<string, ReleaseManifest>>
  readonly renderer: HostRenderer
}

export interface ReleaseStore {
  /** Reads the registry again when it was promoted; the answer is the same object until then. */
  live(site: SiteKind): Promise<LiveReleases>
}

export function createReleaseStore(releasesDir: string): ReleaseStore {
  let promoted = 0
  let current: Promise<Record<SiteKind, LiveReleases>> | undefined

  return {
    async live(site) {
      const { mtimeMs } = await stat(join(releasesDir, 'registry.json'))
      if (!current || mtimeMs !== promoted) {
        promoted = mtimeMs
        const reading = readAll(releasesDir)
        reading.catch(() => {
          current = undefined
        })
        current = reading
      }
      return (await current)[site]
    },
  }
}

async function readAll(releasesDir: string): Promise<Record<SiteKind, LiveReleases>> {
  const registry = ReleaseRegistry.parse(await readJson(join(releasesDir, 'registry.json')))
  const [web, storefront] = await Promise.all([
    readSet(releasesDir, registry.sites.web),
    readSet(releasesDir, registry.sites.storefront),
  ])
  return { web, storefront }
}

async function readSet(
  releasesDir: string,
  set: ReleaseRegistry['sites'][SiteKind],
): Promise<LiveReleases> {
  const read = async (name: string, version: string): Promise<ReleaseManifest> =>
    ReleaseManifest.parse(await readJson(join(releasesDir, name, version, 'manifest.json')))
  const remotes = Object.entries(set.remotes).map(
    async ([name, version]) => [name, await read(name, version)] as const,
  )
  const host = await read(set.host.name, set.host.version)
  const entry = join(releasesDir, host.name, host.version, host.serverEntry ?? '')
  return {
    vendor: await read('vendor', set.vendor),
    host,
    remotes: Object.fromEntries(await Promise.all(remotes)),
    renderer: (await import(pathToFileURL(entry).href)) as HostRenderer,
  }
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}
