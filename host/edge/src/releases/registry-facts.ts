import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { foreignOn, mountRef } from '@darnley/releases/foreign'
import { knownSets } from '@darnley/releases/read-set'
import { canarySet, forEachSite, promotedAt, siteKinds } from '@darnley/releases/registry'
import { refText, releasesOf, setId } from '@darnley/releases/sets'

/** What follows from a registry alone. */
export interface RegistryFacts {
  /** Id > each set that a visitor of a site may have open. */
  readonly sets: Readonly<Record<SiteKind, ReadonlyMap<string, ReleaseSet>>>
  readonly canaries: Readonly<Record<SiteKind, ReleaseSet | null>>
  /** `name@version` of all releases and mounts of other origins > the same with its latest promotion. */
  readonly counted: ReadonlyMap<string, string>
  /** All that a loaded set of a site depends on, besides its versions. */
  readonly scopes: Readonly<Record<SiteKind, string>>
}

const known = new WeakMap<ReleaseRegistry, RegistryFacts>()

/** Returns the facts of a registry; computed once, because every page asks for them. */
export function factsOf(registry: ReleaseRegistry): RegistryFacts {
  const facts = known.get(registry) ?? findFacts(registry)
  known.set(registry, facts)
  return facts
}

function findFacts(registry: ReleaseRegistry): RegistryFacts {
  const canaries = forEachSite((site) => canarySet(registry, site))
  const sets = forEachSite((site) => knownSets(registry, site, canaries[site]))
  const mounts = siteKinds.flatMap((site) =>
    Object.entries(foreignOn(registry, site)).flatMap(([name, { live, former }]) =>
      [live, ...former].map((mount) => mountRef(name, mount)),
    ),
  )
  const releases = siteKinds.flatMap((site) => [...sets[site].values()].flatMap(releasesOf))
  const counted = [...releases, ...mounts]
    .map(refText)
    .map((text) => [text, `${text} ${promotedAt(registry, text)}`.trimEnd()] as const)
  return {
    canaries,
    sets,
    counted: new Map(counted),
    scopes: forEachSite((site) => scopeOf(registry, site)),
  }
}

function scopeOf(registry: ReleaseRegistry, site: SiteKind): string {
  const history = registry.history[site]?.map((former) => setId(former.set))
  const { withdrawn, trust } = registry
  const live = setId(registry.sites[site])
  return JSON.stringify([site, live, history, withdrawn, trust, foreignOn(registry, site)])
}
