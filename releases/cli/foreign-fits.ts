import type { SiteKind } from '@darnley/contract/area'
import type { Mount } from '@darnley/contract/foreign'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { mountedOn, takenPaths, unmetRequirements, type Declaring } from '#core/foreign-faults.ts'
import { readSet } from '#core/read-set.ts'
import { releasesOf } from '#core/sets.ts'
import { CommandError, type Context } from './commands/context.ts'
import { liveSets } from './live-sets.ts'

interface ToMount {
  readonly registry: ReleaseRegistry
  readonly site: SiteKind
  readonly name: string
  readonly mount: Mount
}

/**
 * Checks a container against every set that visitors of the site get.
 * @throws CommandError for a name or a page that is taken, and for a version that the vendor file does not hold
 */
export async function assertFits(
  { store, areas }: Pick<Context, 'store' | 'areas'>,
  { registry, site, name, mount }: ToMount,
): Promise<void> {
  const names = liveSets(registry).flatMap(({ set }) => releasesOf(set).map((each) => each.name))
  if (name === 'host' || [...names, ...areas.map((area) => area.name)].includes(name))
    throw new CommandError(`'${name}' is the name of an area: choose another one.`)
  const others = mountedOn(registry, site).filter((other) => other.name !== name)
  const container: Declaring = { name, area: { ...mount.declaration, slots: [] } }
  for (const { set } of liveSets(registry).filter((each) => each.site === site)) {
    const { vendor, remotes } = await readSet(store, set)
    const faults = [
      ...takenPaths(container, { others: [...Object.values(remotes), ...others], site }).map(
        (taken) => `it ${taken}`,
      ),
      ...unmetRequirements(mount, vendor.sharedVersions),
    ]
    if (faults.length > 0)
      throw new CommandError(`'${name}' can't be mounted: ${faults.join('; ')}.`)
  }
}
