import type { SiteKind } from '@darnley/contract/area'
import type { ForeignContainer } from '@darnley/contract/foreign'
import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { nothingLive } from '#core/change-registry.ts'
import { readAudit } from '#core/audit.ts'
import { foreignOn, formerMount } from '#core/foreign.ts'
import { canarySet, siteKinds } from '#core/registry.ts'
import { releaseNames } from '#core/places.ts'
import { refText, releasesOf, setId } from '#core/sets.ts'
import { findRegistry, type Context } from './context.ts'

/** Prints live sets, canaries and the last actions. */
export async function status({ store, log }: Context): Promise<void> {
  const registry = await findRegistry(store)
  if (!registry) return log(nothingLive(store))
  for (const site of siteKinds) {
    const live = registry.sites[site]
    log(`${site}: set ${setId(live)}`)
    for (const release of releasesOf(live)) log(`  ${refText(release)}`)
    const canary = registry.canaries[site]
    const set = canarySet(registry, site)
    if (canary && set) {
      const changes = Object.entries(canary.changes).map(([name, version]) => `${name}@${version}`)
      log(`  canary for ${canary.percent} % since ${canary.since}: ${changes.join(', ')}`)
    }
    for (const [name, container] of Object.entries(foreignOn(registry, site)))
      log(`  ${describeContainer(name, container)}`)
  }
  const last = (await readAudit(store)).slice(-5)
  if (last.length > 0) log('last done:')
  for (const { at, who, action, releases, origins, sites, why } of last)
    log(
      `  ${at} ${who}: ${action} ${[...releases, ...origins].join(', ')} ${sites.join(' and ')}: ${why}`,
    )
}

function describeContainer(name: string, container: ForeignContainer): string {
  const { entry, at } = container.live
  const before = formerMount(container)
  return `${name} from ${entry} since ${at}${before ? `, last known good: ${before.entry}` : ''}`
}

/** Prints the releases of an area, or of all areas, and where they are live. */
export async function list(
  { store, log }: Context,
  { name: area }: { readonly name?: string | undefined },
): Promise<void> {
  const registry = await findRegistry(store)
  const names = area === undefined ? undefined : namesOf(registry, area)
  const releases = (await store.list()).filter(({ name }) => names?.includes(name) ?? true)
  if (releases.length === 0)
    log(`There are no releases in ${store.place}: \`npm run release -- publish <area>\` adds one.`)
  for (const text of releases.map(refText).toSorted()) {
    const marks = registry ? marksOf(registry, text) : []
    log(marks.length > 0 ? `${text}  (${marks.join(', ')})` : text)
  }
}

function namesOf(registry: ReleaseRegistry | null, area: string): string[] {
  return registry ? releaseNames(registry, area) : [area]
}

function marksOf(registry: ReleaseRegistry, release: string): string[] {
  const where = (mark: string, isThere: (site: SiteKind) => boolean): string[] => {
    const sites = siteKinds.filter(isThere)
    return sites.length === 0 ? [] : [`${mark} on ${sites.join(' and ')}`]
  }
  const hasRelease = (set: ReleaseSet | null): boolean =>
    set !== null && releasesOf(set).map(refText).includes(release)
  const isLive = (site: SiteKind): boolean => hasRelease(registry.sites[site])
  return [
    ...where('live', isLive),
    ...where('canary', (site) => hasRelease(canarySet(registry, site)) && !isLive(site)),
    ...where('withdrawn', (site) => registry.withdrawn[site]?.includes(release) ?? false),
  ]
}
