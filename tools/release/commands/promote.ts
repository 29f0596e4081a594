import type { ReleaseManifest, ReleaseRegistry, SiteKind } from 'shared/contract/release'
import { writeAudit } from 'shared/releases/audit'
import { readSet } from 'shared/releases/read-set'
import { canarySet, makeLive, startCanary } from 'shared/releases/registry'
import { refText, releasesOf, withReleases, type ReleaseRef } from 'shared/releases/sets'
import { areasOf } from '#tools/release/areas.ts'
import { subjectOf } from '#tools/release/git.ts'
import { assertFitsApi, assertGate } from '#tools/release/live-sets.ts'
import { changeRegistry, CommandError, type Context } from './context.ts'

export interface PromoteOptions {
  /** `host@0.0.1-1a2b3c4d` means its variant for each kind of site. */
  readonly release: ReleaseRef
  /** Every kind of site that the area is live on when left out. */
  readonly site?: SiteKind | undefined
  /** For this share of the visitors alone; for everybody when left out. */
  readonly percent?: number | undefined
  /** Makes it live though the api can't be asked which contract it speaks. */
  readonly withoutApi?: boolean
}

interface Step {
  readonly site: SiteKind
  readonly release: ReleaseManifest
}

/**
 * Makes a release part of a new live set that differs in this area alone, for everybody or for a share of the visitors.
 * @throws Error when the contract gate refuses the new set
 */
export async function promote(context: Context, options: PromoteOptions): Promise<void> {
  const { store, who, log } = context
  const steps = await stepsOf(context, options)
  await assertApiSpeaks(context, { steps, options })
  const at = new Date().toISOString()
  await changeRegistry(store, async (registry) => {
    let changed = registry
    for (const step of steps)
      changed = await apply(context, { registry: changed, step, at, options })
    return { registry: changed, result: undefined }
  })
  const commit = steps[0]?.release.commit
  await writeAudit(store, {
    at,
    who,
    action: options.percent === undefined ? 'promote' : 'canary',
    releases: [...new Set(steps.map(({ release }) => refText(release)))],
    sites: steps.map(({ site }) => site),
    why: context.why ?? (commit ? await subjectOf(commit) : 'not said'),
  })
  for (const { site, release } of steps)
    log(
      options.percent === undefined
        ? `${refText(release)} is live on the site '${site}'`
        : `${options.percent} % of the visitors of the site '${site}' get ${refText(release)}`,
    )
}

/** What is promoted where. @throws CommandError when nothing is */
async function stepsOf(context: Context, options: PromoteOptions): Promise<Step[]> {
  const areas = areasOf(options.release.name, context.areas)
  if (areas.length === 0) throw new CommandError(`There is no area '${options.release.name}'.`)
  const steps = areas.flatMap(async ({ name, sites }) => {
    const wanted = sites.filter((site) => options.site === undefined || site === options.site)
    if (wanted.length === 0) return []
    const release = await context.store.manifest({ name, version: options.release.version })
    if (!release)
      throw new CommandError(
        `There is no release ${name}@${options.release.version}: \`npm run release -- list ${options.release.name}\` shows what there is.`,
      )
    return wanted.map((site) => ({ site, release }))
  })
  const found = (await Promise.all(steps)).flat()
  if (found.length === 0)
    throw new CommandError(`'${options.release.name}' is not live on the site '${options.site}'.`)
  return found
}

/** @throws Error when the live api lacks what a release needs, or does not say */
async function assertApiSpeaks(
  { askContract }: Context,
  { steps, options }: { steps: readonly Step[]; options: PromoteOptions },
): Promise<void> {
  const contract = await askContract()
  if (contract !== null) for (const { release } of steps) assertFitsApi(release, contract)
  else if (!options.withoutApi)
    throw new CommandError(
      'The live api could not be asked which contract it speaks: set API_URL, or say --without-api.',
    )
}

async function apply(
  { store }: Context,
  change: { registry: ReleaseRegistry; step: Step; at: string; options: PromoteOptions },
): Promise<ReleaseRegistry> {
  const { registry, at, step, options } = change
  const { site, release } = step
  if (!releasesOf(registry.sites[site]).some(({ name }) => name === release.name))
    throw new CommandError(`'${release.name}' is no part of the site '${site}'.`)
  const set = withReleases(registry.sites[site], { [release.name]: release.version })
  const changed =
    options.percent === undefined
      ? makeLive(registry, { site, at, set })
      : startCanary(registry, { site, at, release, percent: options.percent })
  for (const tested of [changed.sites[site], canarySet(changed, site)])
    if (tested) assertGate(await readSet(store, tested), `the new set of the site '${site}'`)
  return changed
}
