import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { writeAudit } from '#core/audit.ts'
import { foreignOn, rollBackMount, sitesWith, type RolledBackMount } from '#core/foreign.ts'
import { changeAsTeam } from '#cli/change-as-team.ts'
import { CommandError, type Context } from './context.ts'

interface Wanted {
  readonly name: string
  /** By default every kind of site that the container was last mounted on. */
  readonly site?: SiteKind | undefined
}

/** Undoes the last mount of a container in one step: the entry that was registered before is live again. */
export async function rollBackContainer(context: Context, wanted: Wanted): Promise<void> {
  const { store, who, log } = context
  const { name } = wanted
  const done = await changeAsTeam<RolledBackMount[]>(context, (registry, at) => {
    const steps: RolledBackMount[] = []
    for (const site of lastMounted(registry, wanted)) {
      const before = steps.at(-1)?.registry ?? registry
      const step = rollBackMount(before, { site, at, name })
      if (!step)
        throw new CommandError(
          `'${name}' has no former entry to go back to on the site '${site}'. \`npm run release -- unmount ${name}\` takes it from the site.`,
        )
      steps.push(step)
    }
    return { registry: steps.at(-1)?.registry ?? registry, result: steps }
  })
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: 'rollback',
    releases: [...new Set(done.map(({ withdrawn }) => `${name} ${withdrawn.entry}`))],
    sites: done.map(({ site }) => site),
    why: context.why ?? 'not said',
  })
  for (const { site, live, withdrawn } of done)
    log(`The site '${site}' mounts '${name}' from ${live.entry}; withdrawn: ${withdrawn.entry}`)
}

function lastMounted(registry: ReleaseRegistry, { name, site }: Wanted): SiteKind[] {
  const sites = sitesWith(registry, name).filter((kind) => site === undefined || kind === site)
  if (sites.length === 0) throw new CommandError(`'${name}' is not mounted on the site '${site}'.`)
  const timeOf = (kind: SiteKind): string => foreignOn(registry, kind)[name]?.live.at ?? ''
  const latest = sites.map(timeOf).toSorted().at(-1)
  return sites.filter((kind) => timeOf(kind) === latest)
}
