import { LRUCache } from 'lru-cache'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { foreignHosts } from '@darnley/releases/foreign-hosts'
import { forEachSite, hasWithdrawn, parseRegistry, siteKinds } from '@darnley/releases/registry'
import { refText, releasesOf, setId, withReleases, type ReleaseRef } from '@darnley/releases/sets'
import type { ReleaseStore, StoredRegistry } from '@darnley/releases/store'
import { isInCanary } from './canary-share.ts'
import { findShell, isFailedShell } from './find-shell.ts'
import { loadReleases, type LiveReleases } from './live-releases.ts'
import { factsOf } from './registry-facts.ts'
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

/** What the registry says now: one reading answers all questions of a request. */
export interface ReleasesNow {
  /** Returns the set of a visitor; at once for most. */
  choose(site: SiteKind, visitor: Visitor): LiveReleases | Promise<LiveReleases>
  hasCanary(site: SiteKind): boolean
  /**
   * Returns what a release (`name@version`) is counted as, itself with its latest promotion; null when no visitor may have
   * it open.
   */
  countedAs(release: string): string | null
}

export interface EdgeReleases {
  now(): Promise<ReleasesNow>
  /** Returns what visitors get; the same object until the registry changes. Rejects when nothing is live. */
  live(site: SiteKind): Promise<LiveReleases>
  /** Returns the live set and, while a canary runs, its set. Rejects when nothing is live. */
  served(site: SiteKind): Promise<readonly LiveReleases[]>
  choose(site: SiteKind, visitor: Visitor): Promise<LiveReleases>
  /** Returns the origins whose applications may mount the releases of a site. */
  foreignHosts(site: SiteKind): Promise<readonly string[]>
  countedAs(release: string): Promise<string | null>
  /** Whether a visitor may have a set (by its id) open. */
  knowsSet(set: string): Promise<boolean>
  /** Resolves when nothing is fetched from the store any more. */
  stop(): Promise<void>
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

/** A registry whose live sets can be served. */
interface Current {
  readonly etag: string
  readonly registry: ReleaseRegistry
  readonly live: Readonly<Record<SiteKind, LiveReleases>>
}

/** Milliseconds before a registry that could not be served is tried again. */
const retryAfter = 5000
/** Milliseconds that a starting edge waits for its store, if this machine has the last registry. */
const patience = 3000
/** Number of cached sets; limited because of previews. */
const keptSets = 100

export function createEdgeReleases({
  store,
  owner,
  isSecure,
  onError,
}: EdgeReleasesOptions): EdgeReleases {
  let known: Current | undefined
  let refused: { etag: string; at: number } | undefined
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Current> | undefined
  let keeping: Promise<unknown> = Promise.resolve()
  let isStopped = false
  const loaded = new LRUCache<string, Promise<LiveReleases>>({ max: keptSets })

  /** Returns the newest registry whose live sets can be served. Requests that come during one look share the next. */
  function current(): Promise<Current> {
    next ??= running.then(() => {
      next = undefined
      const looking = look()
      running = looking.catch(() => {})
      return looking
    })
    return next
  }

  async function look(): Promise<Current> {
    if (!known) return (known = await first())
    const etag = await store.registryEtag()
    if (known.etag === etag) return known
    if (refused?.etag === etag && Date.now() - refused.at < retryAfter) return known
    try {
      known = await read(etag)
    } catch (error) {
      refused = { etag, at: Date.now() }
      onError(error)
    }
    return known
  }

  /** Reads the store; while it is down, the last registry that this machine has, which must be as trustworthy. */
  async function first(): Promise<Current> {
    const reading = store.registryEtag().then(read)
    reading.catch(() => {})
    const kept = await store.keptRegistry()
    if (!kept) return reading
    const late = sleep(patience, undefined, { ref: false }).then(() => {
      throw new Error(`${store.place} did not answer within ${patience} ms`)
    })
    return Promise.race([reading, late]).catch(async (error: unknown) => {
      const current = await loadLive(kept.revision, kept)
      onError(new Error('The last registry of this machine is served', { cause: error }))
      return current
    })
  }

  async function read(etag: string): Promise<Current> {
    const stored = await store.readRegistry()
    if (!stored) throw new Error(`Nothing is live yet in ${store.place}.`)
    const current = await loadLive(etag, stored)
    keeping = keeping.then(() => keep(current.registry, stored)).catch(onError)
    return current
  }

  /** Fetches what is live, for visitors and for a start while the store is down. */
  async function keep({ sites }: ReleaseRegistry, stored: StoredRegistry): Promise<void> {
    for (const release of siteKinds.flatMap((site) => releasesOf(sites[site]))) {
      if (isStopped) return
      await store.fetch(release)
    }
    await store.keepRegistry(stored)
  }

  async function loadLive(etag: string, stored: StoredRegistry): Promise<Current> {
    const registry = parseRegistry(stored.text)
    assertOwner(registry, owner)
    const live = forEachSite((site) => load(registry, { site, set: registry.sites[site] }))
    const [web, storefront, workshop] = await Promise.all([
      live.web,
      live.storefront,
      live.workshop,
    ])
    return { etag, registry, live: { web, storefront, workshop } }
  }

  function load(
    registry: ReleaseRegistry,
    { site, set, preview }: { site: SiteKind; set: ReleaseSet; preview?: ReleaseRef },
  ): Promise<LiveReleases> {
    const previewed = preview ? refText(preview) : ''
    const key = `${setId(set)} ${previewed} ${factsOf(registry).scopes[site]}`
    const existing = loaded.get(key)
    if (existing) return existing
    const loading = loadReleases(store, { registry, site, set, preview, isSecure })
    loading.catch(() => loaded.delete(key))
    loaded.set(key, loading)
    return loading
  }

  async function setFor(
    registry: ReleaseRegistry,
    site: SiteKind,
    visitor: Visitor,
  ): Promise<ReleaseSet> {
    const { sets, canaries } = factsOf(registry)
    const held = sets[site].get(visitor.heldSet ?? '')
    if (held && !hasWithdrawn(registry, { site, set: held })) {
      const releases = await load(registry, { site, set: held }).catch(onError)
      if (releases) return held
    }
    const canary = canaries[site]
    const running = registry.canaries[site]
    const isIn = canary && running && isInCanary(visitor.share, running)
    return isIn ? canary : registry.sites[site]
  }

  async function find(
    registry: ReleaseRegistry,
    site: SiteKind,
    visitor: Visitor,
  ): Promise<LiveReleases> {
    const { failedShells: failed, preview } = visitor
    const chosen = await setFor(registry, site, visitor)
    const shell = isFailedShell(chosen, failed)
      ? await findShell(store, { registry, site, set: chosen, failed })
      : null
    const releases = await load(registry, { site, set: shell ?? chosen })
    if (!preview) return releases
    const set = withReleases(registry.sites[site], {
      [preview.name === 'host' ? `host-${site}` : preview.name]: preview.version,
    })
    return load(registry, { site, set, preview }).catch((error: unknown) => {
      onError(new Error(`The preview ${refText(preview)} cannot be shown`, { cause: error }))
      return releases
    })
  }

  function nowOf({ registry, live }: Current): ReleasesNow {
    const { counted } = factsOf(registry)
    const hasCanary = (site: SiteKind): boolean => registry.canaries[site] !== undefined
    return {
      hasCanary,
      countedAs: (release) => counted.get(release) ?? null,
      choose: (site, visitor) =>
        !hasCanary(site) && getsLive(visitor, live[site])
          ? live[site]
          : find(registry, site, visitor),
    }
  }

  const now = async (): Promise<ReleasesNow> => nowOf(await current())

  return {
    now,
    live: async (site) => (await current()).live[site],
    async served(site) {
      const { registry, live } = await current()
      const canary = factsOf(registry).canaries[site]
      const loading = canary && load(registry, { site, set: canary }).catch(onError)
      return [live[site], (await loading) ?? []].flat()
    },
    choose: async (site, visitor) => (await now()).choose(site, visitor),
    foreignHosts: (site) =>
      current().then(
        ({ registry }) => foreignHosts(registry, site),
        () => [],
      ),
    countedAs: async (release) => (await now()).countedAs(release),
    async knowsSet(set) {
      const { sets } = factsOf((await current()).registry)
      return siteKinds.some((site) => sets[site].has(set))
    },
    async stop() {
      isStopped = true
      await keeping
    },
  }
}

/** Whether nothing but a canary leads this visitor away from the live set. */
function getsLive({ heldSet, failedShells, preview }: Visitor, { id }: LiveReleases): boolean {
  return !preview && failedShells.length === 0 && (heldSet === undefined || heldSet === id)
}
