import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAreas, PageRoute } from '@darnley/contract/page-areas'
import type { PageConfig } from '@darnley/contract/page-config'
import type { SiteKind } from '@darnley/contract/area'
import type { ForeignContainer, Mount } from '@darnley/contract/foreign'
import type { ReleaseManifest, ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { describeGateFault, findGateFaults } from '@darnley/releases/gate'
import { foreignOn } from '@darnley/releases/foreign'
import { findFallbacks, readRelease, readSet } from '@darnley/releases/read-set'
import { assertFiles } from '@darnley/releases/release-files'
import { releasesOf, setId, type ReleaseRef } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import { isMountSigned } from '@darnley/releases/trust/mounts'
import { isReleaseSigned } from '@darnley/releases/trust/signatures'
import { findShell, shellText } from './find-shell.ts'
import { assertTrusted } from './trusted.ts'

/** The interface of the host's release for the edge (host/shell/src/server.tsx). */
export interface HostRenderer {
  /** Returns the page of a visitor who is not signed in; null for an unknown path. */
  findPage(input: RenderInput): FoundPage | null
  /** Returns the content of `#root`. */
  renderPage(input: RenderInput): string
}

export interface RenderInput {
  readonly pathname: string
  readonly config: PageConfig
  readonly areas: PageAreas
  readonly firstScreen?: string
}

/** `name` is that of the page's module, as in `booking/wizard`. */
export type FoundPage = PageRoute & { readonly name: string }

/** The releases that make up a page. */
export interface LiveReleases {
  /** Id of the set with these versions. */
  readonly id: string
  readonly vendor: ReleaseManifest
  readonly host: ReleaseManifest
  readonly remotes: Readonly<Record<string, ReleaseManifest>>
  /** The last known good release of each remote that has one. */
  readonly fallbacks: Readonly<Record<string, ReleaseManifest>>
  /** Containers of other origins that the site mounts, by name; they are in no set. */
  readonly foreign: Readonly<Record<string, ForeignContainer>>
  /** The same set with another host and vendor file; null when there is none. */
  readonly shellFallback: ReleaseSet | null
  /** A release that only this member of staff sees. */
  readonly preview: ReleaseRef | null
  readonly renderer: HostRenderer
}

interface LoadOptions {
  readonly registry: ReleaseRegistry
  readonly site: SiteKind
  readonly set: ReleaseSet
  readonly preview?: ReleaseRef | undefined
  /** Whether the site is reached over https. */
  readonly isSecure: boolean
}

/** Reads a set. @throws Error when a release is missing, or when the releases are incompatible */
export async function loadReleases(
  store: ReleaseStore,
  { registry, site, set, preview, isSecure }: LoadOptions,
): Promise<LiveReleases> {
  await assertTrusted(store, { registry, site, releases: releasesOf(set), preview })
  const manifests = await readSet(store, set)
  const faults = findGateFaults(manifests)
  if (faults.length > 0) throw new Error(faults.map(describeGateFault).join('\n'))
  const { host } = manifests
  const folder = await store.fetch(host)
  await assertFiles(folder, 'server/')
  const entry = pathToFileURL(join(folder, host.serverEntry ?? ''))
  return {
    ...manifests,
    id: setId(set),
    foreign: mountedOn(registry, { site, isSecure }),
    fallbacks: await findRemoteFallbacks(store, { registry, site, set }),
    shellFallback: await findShell(store, { registry, site, set, failed: [shellText(set)] }),
    preview: preview ?? null,
    renderer: (await import(entry.href)) as HostRenderer,
  }
}

/** Leaves out what no team signed and, from a site over https, containers on a visitor's own machine, for development. */
function mountedOn(
  registry: ReleaseRegistry,
  { site, isSecure }: Pick<LoadOptions, 'site' | 'isSecure'>,
): LiveReleases['foreign'] {
  const found = Object.entries(foreignOn(registry, site)).flatMap(([name, { live, former }]) => {
    const isAllowed = (mount: Mount): boolean =>
      (!isSecure || mount.entry.startsWith('https:')) &&
      isMountSigned(registry, { site, name, mount })
    return isAllowed(live) ? [[name, { live, former: former.filter(isAllowed) }] as const] : []
  })
  return Object.fromEntries(found)
}

async function findRemoteFallbacks(
  store: ReleaseStore,
  { registry, site, set }: Omit<LoadOptions, 'isSecure'>,
): Promise<Record<string, ReleaseManifest>> {
  const versions = await findFallbacks(store, { registry, site, set })
  const found = Object.keys(set.remotes).map(async (name) => {
    const version = versions[name]
    if (version === undefined) return []
    const release = { name, version }
    const isSigned = await isReleaseSigned(store, { registry, release })
    return isSigned ? [await readRelease(store, release)] : []
  })
  const releases = (await Promise.all(found)).flat()
  return Object.fromEntries(releases.map((release) => [release.name, release]))
}
