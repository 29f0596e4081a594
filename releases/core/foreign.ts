import type { AreaDeclaration, SiteKind } from '@darnley/contract/area'
import type { ForeignContainer, Mount } from '@darnley/contract/foreign'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { siteKinds, type Change, type Place } from './registry.ts'
import type { ReleaseRef } from './sets.ts'

/** Number of former mounts that are kept: the latest is the last known good, the others can be rolled back to. */
const remembered = 5

/** Returns the containers of other origins that a site mounts, by name. */
export function foreignOn(
  registry: ReleaseRegistry,
  site: SiteKind,
): Readonly<Record<string, ForeignContainer>> {
  return registry.foreign[site] ?? {}
}

/** Returns the kinds of site that mount a container. */
export function sitesWith(registry: ReleaseRegistry, name: string): SiteKind[] {
  return siteKinds.filter((site) => name in foreignOn(registry, site))
}

/** Registers a container; what was registered before is kept as its last known good. */
export function mountContainer(
  registry: ReleaseRegistry,
  { site, name, mount }: Place & { readonly mount: Mount },
): ReleaseRegistry {
  const before = foreignOn(registry, site)[name]
  const former = before ? [before.live, ...before.former].slice(0, remembered) : []
  return withContainer(registry, { site, name, container: { live: mount, former } })
}

/** Replaces the live mount of a container by one that differs in its signature. */
export function withLiveMount(
  registry: ReleaseRegistry,
  { site, name, mount }: Place & { readonly mount: Mount },
): ReleaseRegistry {
  const former = foreignOn(registry, site)[name]?.former ?? []
  return withContainer(registry, { site, name, container: { live: mount, former } })
}

/** Takes a container from a site, with all that was registered for it before. */
export function unmountContainer(
  registry: ReleaseRegistry,
  { site, name }: Place,
): ReleaseRegistry {
  const { [name]: _left, ...others } = foreignOn(registry, site)
  return { ...registry, foreign: { ...registry.foreign, [site]: others } }
}

/** What a rollback of a container changed on one site. */
export interface RolledBackMount {
  readonly site: SiteKind
  readonly withdrawn: Mount
  readonly live: Mount
  readonly registry: ReleaseRegistry
}

/**
 * Restores what was registered before, under a new time, from which its failures count. What is left is forgotten: it
 * is neither loaded nor a fallback until it is mounted again. Undefined when there is nothing to go back to.
 */
export function rollBackMount(
  registry: ReleaseRegistry,
  { site, at, name }: Change & { readonly name: string },
): RolledBackMount | undefined {
  const container = foreignOn(registry, site)[name]
  const [before, ...former] = container?.former ?? []
  if (!container || !before) return undefined
  const live = { ...before, at }
  return {
    site,
    withdrawn: container.live,
    live,
    registry: withContainer(registry, { site, name, container: { live, former } }),
  }
}

/**
 * Returns a mount in the format of a release, for counts and reports of failures: `recycling@20261123153456000`, with
 * the time when it was registered.
 */
export function mountRef(name: string, { at }: Mount): ReleaseRef {
  return { name, version: at.replaceAll(/\D/g, '') }
}

/** Returns the last known good mount: the latest former one whose container has the live one's modules. */
export function formerMount({ live, former }: ForeignContainer): Mount | null {
  const modulesOf = ({ declaration }: Mount): string[] =>
    declaration.pages.map(({ module }) => module)
  const isReplacement = (mount: Mount): boolean =>
    mount.entry !== live.entry &&
    modulesOf(live).every((module) => modulesOf(mount).includes(module))
  return former.find(isReplacement) ?? null
}

/** Returns what a mounted container declares, as an area of this site would. */
export function declarationOf({ live }: ForeignContainer): AreaDeclaration {
  return { ...live.declaration, slots: [] }
}

function withContainer(
  registry: ReleaseRegistry,
  { site, name, container }: Place & { readonly container: ForeignContainer },
): ReleaseRegistry {
  const containers = { ...foreignOn(registry, site), [name]: container }
  return { ...registry, foreign: { ...registry.foreign, [site]: containers } }
}
