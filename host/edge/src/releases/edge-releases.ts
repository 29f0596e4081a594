import { LRUCache } from 'lru-cache'
import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { foreignHosts } from '@darnley/releases/foreign-hosts'
import { foreignOn, mountRef } from '@darnley/releases/foreign'
import { knownSets } from '@darnley/releases/read-set'
import {
  canarySet,
  hasWithdrawn,
  parseRegistry,
  promotedAt,
  siteKinds,
} from '@darnley/releases/registry'
import { refText, releasesOf, setId, withReleases, type ReleaseRef } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import { isInCanary } from './canary-share.ts'
import { findShell, isFailedShell } from './find-shell.ts'
import { loadReleases, type LiveReleases } from './live-releases.ts'
import { assertOwner } from './trusted.ts'

/** What determines a visitor's set. */
export interface Visitor {
  /** 0 to 100, stored in a cookie; determines the canaries that a visitor is in. Null for a new visitor. */
  readonly share: number | null
  /** Id of the set that a checkout is held on. */
  readonly heldSet?: string | undefined
  /** What did not start in this browser: host, vendor file or the pair (find-shell.ts). */
  readonly failedShells: readonly string[]
  /** A release that a member of staff previews; its signature was verified. */
  readonly preview?: ReleaseRef | undefined
}

export interface EdgeReleases {
  /** Returns what visitors get; the same object until the registry changes. Rejects when nothing is live. */
  live(site: SiteKind): Promise<LiveReleases>
  choose(site: SiteKind, visitor: Visitor): Promise<LiveReleases>
  hasCanary(site: SiteKind): Promise<boolean>
  /** Returns the origins whose applications may mount the releases of a site. */
  foreignHosts(site: SiteKind): Promise<readonly string[]>
  /** Returns when a release (`name@version`) was last promoted; empty when unknown. */
  promotedAt(release: string): Promise<string>
  /** Whether a release (`name@version`) is in a set that a visitor may have open. */
  knows(release: string): Promise<boolean>
  /** Whether a visitor may have a set (by its id) open. */
  knowsSet(set: string): Promise<boolean>
}

interface EdgeReleasesOptions {
  readonly store: ReleaseStore
  /** The owner's public key: a registry with another one, or without keys, is refused. Undefined trusts any registry. */
  readonly owner?: string | undefined
  /** Whether customers reach the site over https: then it mounts no container from an http address. */
  readonly isSecure: boolean
  /** Called with the error of a registry or a preview that cannot be served; the last good one stays. */
  readonly onError: (error: unknown) => void
}

/** Milliseconds before a registry that could not be served is tried again. */
const retryAfter = 5000
/** Number of cached sets; limited because of previews. */
const keptSets = 100

export function createEdgeReleases({
  store,
  owner,
  isSecure,
  onError,
}: EdgeReleasesOptions): EdgeReleases {
  let current: { etag: string; registry: ReleaseRegistry } | undefined
  let refused: { etag: string; at: number } | undefined
  const loaded = new LRUCache<string, Promise<LiveReleases>>({ max: keptSets })

  /** Returns the newest registry whose live sets can be served. */
  async function registry(): Promise<ReleaseRegistry> {
    const etag = await store.registryEtag()
    if (current?.etag === etag) return current.registry
    if (current && refused?.etag === etag && Date.now() - refused.at < retryAfter)
      return current.registry
    try {
      const stored = await store.readRegistry()
      if (!stored) throw new Error(`Nothing is live yet in ${store.place}.`)
      const read = parseRegistry(stored.text)
      assertOwner(read, owner)
      await Promise.all(siteKinds.map((site) => load(read, { site, set: read.sites[site] })))
      current = { etag, registry: read }
    } catch (error) {
      if (!current) throw error
      refused = { etag, at: Date.now() }
      onError(error)
    }
    return current.registry
  }

  function load(
    known: ReleaseRegistry,
    { site, set, preview }: { site: SiteKind; set: ReleaseSet; preview?: ReleaseRef },
  ): Promise<LiveReleases> {
    const history = known.history[site]?.map((former) => setId(former.set))
    const live = setId(known.sites[site])
    const { withdrawn, trust } = known
    const foreign = foreignOn(known, site)
    const key = JSON.stringify([
      ...[site, setId(set), live, history],
      ...[withdrawn, preview, trust, foreign],
    ])
    const existing = loaded.get(key)
    if (existing) return existing
    const loading = loadReleases(store, { registry: known, site, set, preview, isSecure })
    loading.catch(() => loaded.delete(key))
    loaded.set(key, loading)
    return loading
  }

  async function setFor(
    known: ReleaseRegistry,
    site: SiteKind,
    visitor: Visitor,
  ): Promise<ReleaseSet> {
    const live = known.sites[site]
    const canary = canarySet(known, site)
    const held = knownSets(known, site, canary).get(visitor.heldSet ?? '')
    if (held && !hasWithdrawn(known, { site, set: held })) {
      const releases = await load(known, { site, set: held }).catch(onError)
      if (releases) return held
    }
    const running = known.canaries[site]
    return canary && running && isInCanary(visitor.share, running) ? canary : live
  }

  const names = async (): Promise<Names> => namesIn(await registry())

  return {
    async live(site) {
      const known = await registry()
      return load(known, { site, set: known.sites[site] })
    },
    knows: async (release) => (await names()).releases.has(release),
    knowsSet: async (set) => (await names()).sets.has(set),
    hasCanary: async (site) => (await registry()).canaries[site] !== undefined,
    foreignHosts: (site) =>
      registry().then(
        (known) => foreignHosts(known, site),
        () => [],
      ),
    promotedAt: (release) =>
      registry().then(
        (known) => promotedAt(known, release),
        () => '',
      ),
    async choose(site, visitor) {
      const known = await registry()
      const { failedShells: failed, preview } = visitor
      const chosen = await setFor(known, site, visitor)
      const shell = isFailedShell(chosen, failed)
        ? await findShell(store, { registry: known, site, set: chosen, failed })
        : null
      const releases = await load(known, { site, set: shell ?? chosen })
      if (!preview) return releases
      const set = withReleases(known.sites[site], {
        [preview.name === 'host' ? `host-${site}` : preview.name]: preview.version,
      })
      return load(known, { site, set, preview }).catch((error: unknown) => {
        onError(new Error(`The preview ${refText(preview)} cannot be shown`, { cause: error }))
        return releases
      })
    },
  }
}

/** What a registry names. */
interface Names {
  /** Ids of sets. */
  readonly sets: ReadonlySet<string>
  /** `name@version`. */
  readonly releases: ReadonlySet<string>
}

const named = new WeakMap<ReleaseRegistry, Names>()

/** Returns all sets and releases of a registry, mounts of other origins included; computed once per registry. */
function namesIn(registry: ReleaseRegistry): Names {
  const known = named.get(registry)
  if (known) return known
  const sets = siteKinds.flatMap((site) => [
    ...knownSets(registry, site, canarySet(registry, site)).values(),
  ])
  const mounts = siteKinds.flatMap((site) =>
    Object.entries(foreignOn(registry, site)).flatMap(([name, { live, former }]) =>
      [live, ...former].map((mount) => mountRef(name, mount)),
    ),
  )
  const names = {
    sets: new Set(sets.map(setId)),
    releases: new Set([...sets.flatMap(releasesOf), ...mounts].map(refText)),
  }
  named.set(registry, names)
  return names
}
