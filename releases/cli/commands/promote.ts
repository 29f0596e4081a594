import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest, ReleaseRegistry } from '@darnley/contract/release'
import { writeAudit } from '#core/audit.ts'
import { isHost, releaseNames, sitesOf } from '#core/places.ts'
import {
  admit,
  formerVersions,
  liveVersion,
  makeLive,
  siteKinds,
  startCanary,
} from '#core/registry.ts'
import { goBackTo } from '#core/rollback.ts'
import { refText, withReleases, type ReleaseRef } from '#core/sets.ts'
import { subjectOf } from '#cli/git.ts'
import { changeAsTeam } from '#cli/change-as-team.ts'
import {
  assertNoFaults,
  faultsIn,
  faultsTowardsApi,
  setsAfter,
  type PlacedFault,
} from '#cli/live-sets.ts'
import { makeJudge, type Judge } from '#gate/judge.ts'
import { publishedSources } from '#gate/keep.ts'
import { withMisfits } from '#gate/ways-back.ts'
import { CommandError, readRegistry, type Context } from './context.ts'

export interface PromoteOptions {
  /** What becomes live together. `host@0.0.1-1a2b3c4d` means its variant for each kind of site. */
  readonly releases: readonly ReleaseRef[]
  /** By default every kind of site that the area is live on, or declares itself for (`src/pages.ts`). */
  readonly site?: SiteKind | undefined
  /** Share of the visitors; all of them by default. */
  readonly percent?: number | undefined
  /** Promotes although the api's contract version is unknown. */
  readonly withoutApi?: boolean
}

interface Step {
  readonly site: SiteKind
  readonly release: ReleaseManifest
}

/**
 * Makes releases part of a new live set that differs in these areas alone, for all visitors or a share of them.
 * A version that was live before undoes the changes after it, as `rollback --to` does.
 * @throws Error when the contract gate refuses the new set
 */
export async function promote(context: Context, options: PromoteOptions): Promise<void> {
  const { store, who, log } = context
  const releases = await findReleases(context, options.releases)
  const judge = makeJudge(publishedSources(store, await readRegistry(store)))
  const apiFaults = await askApi(context, { judge, releases, options })
  const { steps, withdrawn } = await changeAsTeam<Promoted>(context, async (registry, at) => {
    const applied: Applied = { registry, withdrawn: [] }
    const steps = stepsOf(registry, { releases, options })
    const { registry: after, withdrawn: left } = siteKinds.reduce((before, site) => {
      const here = steps.filter((step) => step.site === site).map(({ release }) => release)
      return options.percent === undefined
        ? makeAllLive(before, { site, at, releases: here })
        : tryAll(before, { site, at, releases: here, percent: options.percent })
    }, applied)
    const changed = releases.map(({ name }) => name)
    const sets = await setsAfter(store, { before: registry, after, changed })
    assertNoFaults([...apiFaults, ...(await faultsIn(judge, sets))])
    const judged = await withMisfits(after, { store, judge, before: registry })
    return { registry: judged, result: { steps, withdrawn: [...new Set(left)] } }
  })
  const commit = releases[0]?.commit
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: options.percent === undefined ? 'promote' : 'canary',
    releases: [...new Set(releases.map(refText))],
    sites: steps.map(({ site }) => site),
    why: context.why ?? (commit ? await subjectOf(commit) : 'not said'),
  })
  for (const { site, release } of steps)
    log(
      options.percent === undefined
        ? `${refText(release)} is live on the site '${site}'`
        : `${options.percent} % of the visitors of the site '${site}' get ${refText(release)}`,
    )
  if (withdrawn.length > 0)
    log(`It was live before, so what came after it is withdrawn: ${withdrawn.join(', ')}`)
}

interface Promoted {
  readonly steps: readonly Step[]
  readonly withdrawn: readonly string[]
}

/** Returns the releases that are promoted together. @throws CommandError for one that is not in the store */
async function findReleases(
  { store }: Context,
  refs: readonly ReleaseRef[],
): Promise<ReleaseManifest[]> {
  const registry = await readRegistry(store)
  const named = refs.flatMap(({ name: area, version }) =>
    releaseNames(registry, area).map((name) => ({ name, version })),
  )
  const twice = named.find(({ name }, index) => named.findIndex((one) => one.name === name) < index)
  if (twice) throw new CommandError(`'${twice.name}' can have one version only.`)
  const releases = named.map(async (wanted) => {
    const release = (await store.holds(wanted)) ? await store.manifest(wanted) : null
    if (release) return release
    throw new CommandError(
      `There is no release ${refText(wanted)} in ${store.place}: \`npm run release -- list\` shows what there is.`,
    )
  })
  return Promise.all(releases)
}

/** Returns what is promoted where. @throws CommandError for nothing */
function stepsOf(
  registry: ReleaseRegistry,
  { releases, options }: { releases: readonly ReleaseManifest[]; options: PromoteOptions },
): Step[] {
  const { site: only } = options
  const steps = releases.map((release) =>
    sitesOf(registry, release)
      .filter((site) => only === undefined || site === only)
      .map((site) => ({ site, release })),
  )
  const idle = releases.find((release, index) => steps[index]?.length === 0 && !isHost(release))
  if (idle || steps.flat().length === 0)
    throw new CommandError(
      only
        ? `'${(idle ?? releases[0])?.name}' has nothing for the site '${only}': name the site in its src/pages.ts.`
        : `'${(idle ?? releases[0])?.name}' has nothing for any site: declare a page in its src/pages.ts.`,
    )
  return steps.flat()
}

/** Returns what the live api lacks. @throws CommandError when its contract version is unknown */
async function askApi(
  { askContract }: Context,
  {
    judge,
    releases,
    options,
  }: { judge: Judge; releases: readonly ReleaseManifest[]; options: PromoteOptions },
): Promise<PlacedFault[]> {
  const answer = await askContract()
  if (answer.type === 'known') return faultsTowardsApi(judge, { releases, api: answer })
  if (options.withoutApi) return []
  throw new CommandError(
    `${answer.why} Start it, name it with API_URL, or say --without-api if it speaks what this release needs.`,
  )
}

interface Applied {
  readonly registry: ReleaseRegistry
  /** The releases that a return to an earlier version withdraws. */
  readonly withdrawn: readonly string[]
}

interface ToApply {
  readonly site: SiteKind
  readonly at: string
  readonly releases: readonly ReleaseManifest[]
}

/** Changes a site's live set once, whatever the number of releases; a version that was live before is a way back. */
function makeAllLive(applied: Applied, { site, at, releases }: ToApply): Applied {
  const { registry } = applied
  for (const release of releases) assertNotRemoved(registry, release)
  const isReturn = ({ name, version }: ReleaseManifest): boolean =>
    liveVersion(registry, { site, name }) !== undefined &&
    formerVersions(registry, { site, name }).includes(version)
  const changes = releases.filter((release) => !isReturn(release))
  const set = withReleases(
    registry.sites[site],
    Object.fromEntries(changes.map(({ name, version }) => [name, version])),
  )
  const changed = { ...applied, registry: makeLive(registry, { site, at, set }) }
  return releases.filter(isReturn).reduce((before, release) => {
    const back = goBackTo(before.registry, { site, at, release })
    return {
      registry: admit(back.registry, { site, at, release }),
      withdrawn: [...before.withdrawn, ...back.withdrawn.map(refText)],
    }
  }, changed)
}

function tryAll(
  applied: Applied,
  { site, at, releases, percent }: ToApply & { readonly percent: number },
): Applied {
  const names = releases.map(({ name }) => name)
  return releases.reduce(({ registry, withdrawn }, release) => {
    assertNotRemoved(registry, release)
    assertCanTry(registry, { step: { site, release }, percent, names })
    return { registry: startCanary(registry, { site, at, release, percent }), withdrawn }
  }, applied)
}

function assertNotRemoved(registry: ReleaseRegistry, release: ReleaseManifest): void {
  if (registry.removing.includes(refText(release)))
    throw new CommandError(
      `${refText(release)} is marked for removal: let \`npm run release -- prune\` end, then publish it again.`,
    )
}

/** @throws CommandError when all visitors have it already, or when the share of another area's canary would change */
function assertCanTry(
  registry: ReleaseRegistry,
  {
    step: { site, release },
    percent,
    names,
  }: { step: Step; percent: number; names: readonly string[] },
): void {
  if (liveVersion(registry, { site, name: release.name }) === release.version)
    throw new CommandError(`${refText(release)} is live on the site '${site}' for all visitors.`)
  const canary = registry.canaries[site]
  const isRunning = canary?.changes[release.name] === release.version
  const others = Object.entries(canary?.changes ?? {})
    .filter(([name]) => !names.includes(name))
    .map(([name, version]) => refText({ name, version }))
  if (canary && !isRunning && others.length > 0 && canary.percent !== percent)
    throw new CommandError(
      `A canary of ${others.join(' and ')} runs for ${canary.percent} % of the visitors of the site '${site}', who get both: join it with --percent ${canary.percent}, or wait until it is promoted or rolled back.`,
    )
}
