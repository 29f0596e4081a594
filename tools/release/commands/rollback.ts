import type { SiteKind } from 'shared/contract/release'
import { writeAudit } from 'shared/releases/audit'
import { lastChanged, rollBack, type RolledBack } from 'shared/releases/rollback'
import { refText } from 'shared/releases/sets'
import { changeRegistry, type Context } from './context.ts'

/** Takes the last change back in one step: of the site named, or of every site that it concerned. */
export async function rollback(
  context: Context,
  { site }: { readonly site?: SiteKind | undefined },
): Promise<void> {
  const { store, who, log } = context
  const at = new Date().toISOString()
  const done = await changeRegistry<RolledBack[]>(store, (registry) => {
    const steps: RolledBack[] = []
    let changed = registry
    for (const each of site ? [site] : lastChanged(registry)) {
      const step = rollBack(changed, { site: each, at })
      changed = step.registry
      steps.push(step)
    }
    return { registry: changed, result: steps }
  })
  const withdrawn = [...new Set(done.flatMap((step) => step.withdrawn.map(refText)))]
  await writeAudit(store, {
    at,
    who,
    action: 'rollback',
    releases: withdrawn,
    sites: done.map((step) => step.site),
    why: context.why ?? 'not said',
  })
  if (done.length === 0) log('There is nothing to roll back.')
  for (const step of done)
    log(`The site '${step.site}' is back without ${step.withdrawn.map(refText).join(', ')}`)
}
