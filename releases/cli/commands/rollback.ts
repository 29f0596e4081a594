import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { writeAudit } from '#core/audit.ts'
import { sitesWith } from '#core/foreign.ts'
import { describeGateFault } from '#core/gate.ts'
import { releaseNames } from '#core/places.ts'
import { formerVersions, liveVersion, siteKinds, type Place } from '#core/registry.ts'
import { goBackTo, lastChanged, rollBackCanary, type RolledBack } from '#core/rollback.ts'
import { refText, type ReleaseRef } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { changeAsTeam } from '#cli/change-as-team.ts'
import { CommandError, readRegistry, type Context } from './context.ts'
import { rollBackContainer } from './rollback-mount.ts'
import { knownFaults } from '#cli/live-sets.ts'

export interface RollbackOptions {
  /** An area; `host` means its variant for each kind of site. */
  readonly name: string
  /** By default every kind of site that the area's last change concerned. */
  readonly site?: SiteKind | undefined
  /** An earlier version instead of the one before the last change. */
  readonly to?: string | undefined
}

/**
 * Undoes the last change of one area in one step, independent of later changes: its canary ends, or the version before
 * is live again. The undone release is withdrawn until it is promoted again.
 */
export async function rollback(context: Context, options: RollbackOptions): Promise<void> {
  const { store, who, log } = context
  if (sitesWith(await readRegistry(store), options.name).length > 0)
    return rollBackContainer(context, options)
  const done = await changeAsTeam<RolledBack[]>(context, async (registry, at) => {
    const steps: RolledBack[] = []
    for (const place of placesOf(registry, options)) {
      const before = steps.at(-1)?.registry ?? registry
      steps.push(await step(store, { registry: before, place, at, to: options.to }))
    }
    return { registry: steps.at(-1)?.registry ?? registry, result: steps }
  })
  const withdrawn = done.flatMap((each) => each.withdrawn.map(refText))
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: 'rollback',
    releases: [...new Set(withdrawn)],
    sites: done.map(({ site }) => site),
    why: context.why ?? 'not said',
  })
  for (const { site, live, withdrawn: left } of done)
    log(
      `The site '${site}' shows ${live ? refText(live) : `no '${options.name}'`} to all visitors; withdrawn: ${left.map(refText).join(', ')}`,
    )
}

/** Returns where to undo something. @throws CommandError when the area is on none of the sites, or never had that version */
function placesOf(registry: ReleaseRegistry, options: RollbackOptions): Place[] {
  const places = releaseNames(registry, options.name)
    .flatMap((name) => siteKinds.map((site) => ({ site, name })))
    .filter(({ site }) => options.site === undefined || options.site === site)
    .filter((place) => isOn(registry, place))
  if (places.length === 0)
    throw new CommandError(
      `'${options.name}' is not live on ${options.site ? `the site '${options.site}'` : 'any site'}.`,
    )
  const { to } = options
  if (to === undefined) return lastChanged(registry, places)
  const concerned = places.filter((place) => canReturnTo(registry, { place, to }))
  if (concerned.length > 0) return concerned
  throw new CommandError(
    `'${options.name}' can't be rolled back to ${to}: it is live already, was withdrawn or was never live. \`npm run release -- list ${options.name}\` shows what there is, and \`promote\` makes any of it live.`,
  )
}

/** Whether any visitor of a site has an area. */
function isOn(registry: ReleaseRegistry, place: Place): boolean {
  const { site, name } = place
  return (
    liveVersion(registry, place) !== undefined ||
    registry.canaries[site]?.changes[name] !== undefined
  )
}

function canReturnTo(
  registry: ReleaseRegistry,
  { place, to }: { place: Place; to: string },
): boolean {
  const isTried = registry.canaries[place.site]?.changes[place.name] !== undefined
  if (liveVersion(registry, place) === to) return isTried
  return formerVersions(registry, place).includes(to)
}

interface Step {
  readonly registry: ReleaseRegistry
  readonly place: Place
  readonly at: string
  readonly to: string | undefined
}

async function step(store: ReleaseStore, { registry, place, at, to }: Step): Promise<RolledBack> {
  const { site, name } = place
  const ended = to === undefined ? rollBackCanary(registry, place) : undefined
  if (ended) return ended
  const faults: string[] = []
  for (const version of to === undefined ? formerVersions(registry, place) : [to]) {
    const release = { name, version }
    const done = goBackTo(registry, { site, at, release })
    const fault = await findFault(store, { live: release, registry: done.registry })
    if (fault === null) return done
    faults.push(`${refText(release)}: ${fault}`)
  }
  const why =
    faults.length === 0
      ? `nothing was live there before that was not withdrawn. \`npm run release -- retire ${name}\` takes it from the site.`
      : `\n${faults.join('\n')}`
  throw new CommandError(
    `'${name}' has no former version to go back to on the site '${site}': ${why}`,
  )
}

/** Returns why a release cannot be live again; null when it can. */
async function findFault(
  store: ReleaseStore,
  { live, registry }: { live: ReleaseRef; registry: ReleaseRegistry },
): Promise<string | null> {
  if (registry.removing.includes(refText(live)) || !(await store.holds(live)))
    return 'it was removed by `prune`'
  const faults = await knownFaults(store, { registry, changed: [live.name] })
  const [first] = faults
  return first ? `${describeGateFault(first.fault)}\n  where: ${first.where}` : null
}
