import { readAudit } from 'shared/releases/audit'
import { canarySet, siteKinds } from 'shared/releases/registry'
import { refText, releasesOf, setId } from 'shared/releases/sets'
import { readRegistry, type Context } from './context.ts'

/** What is live where, what runs as a canary, and what was done last. */
export async function status({ store, log }: Context): Promise<void> {
  const registry = await readRegistry(store)
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
  }
  const last = (await readAudit(store)).slice(-5)
  if (last.length > 0) log('last done:')
  for (const { at, who, action, releases, sites, why } of last)
    log(`  ${at} ${who}: ${action} ${releases.join(', ')} ${sites.join(' and ')}: ${why}`)
}

/** All releases of an area, or of all, with where they are live. */
export async function list(
  { store, log }: Context,
  { names }: { readonly names: readonly string[] },
): Promise<void> {
  const registry = await readRegistry(store)
  const releases = (await store.list()).filter(
    ({ name }) => names.length === 0 || names.includes(name),
  )
  const liveOn = (text: string): string[] =>
    siteKinds.filter((site) => releasesOf(registry.sites[site]).map(refText).includes(text))
  for (const text of releases.map(refText).toSorted()) {
    const sites = liveOn(text)
    const marks = [
      ...(sites.length > 0 ? [`live on ${sites.join(' and ')}`] : []),
      ...(registry.withdrawn.includes(text) ? ['withdrawn'] : []),
    ]
    log(marks.length > 0 ? `${text}  (${marks.join(', ')})` : text)
  }
}
