import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { writeAudit } from '#core/audit.ts'
import { retireArea, siteKinds } from '#core/registry.ts'
import { changeAsTeam } from '#cli/change-as-team.ts'
import { assertNoFaults, faultsIn, setsAfter } from '#cli/live-sets.ts'
import { makeJudge } from '#gate/judge.ts'
import { publishedSources } from '#gate/keep.ts'
import { CommandError, type Context } from './context.ts'

export interface RetireOptions {
  readonly name: string
  /** By default every kind of site that has the area. */
  readonly site?: SiteKind | undefined
}

/** Takes an area from a site in one step. Its releases stay in the store: `promote` brings it back. */
export async function retire(context: Context, { name, site }: RetireOptions): Promise<void> {
  const { store, who, log } = context
  if (name === 'vendor' || name.startsWith('host'))
    throw new CommandError(`A site can't be without '${name}'.`)
  const left = await changeAsTeam<SiteKind[]>(context, async (registry, at) => {
    const sites = siteKinds
      .filter((kind) => site === undefined || kind === site)
      .filter((kind) => name in registry.sites[kind].remotes || name in canaryOf(registry, kind))
    if (sites.length === 0)
      throw new CommandError(
        `'${name}' is not live on ${site ? `the site '${site}'` : 'any site'}.`,
      )
    const after = sites.reduce(
      (changed, kind) => retireArea(changed, { site: kind, at, name }),
      registry,
    )
    const sets = await setsAfter(store, { before: registry, after, changed: [name] })
    assertNoFaults(await faultsIn(makeJudge(publishedSources(store, registry)), sets))
    return { registry: after, result: sites }
  })
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: 'retire',
    releases: [name],
    sites: left,
    why: context.why ?? 'not said',
  })
  for (const kind of left) log(`The site '${kind}' has no '${name}' any more`)
}

function canaryOf(registry: ReleaseRegistry, site: SiteKind): Readonly<Record<string, string>> {
  return registry.canaries[site]?.changes ?? {}
}
