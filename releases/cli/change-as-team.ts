import type { ReleaseRegistry } from '@darnley/contract/release'
import { changeLive, type Changed } from '#core/change-registry.ts'
import { servedReleases, siteKinds } from '#core/registry.ts'
import type { ReleaseStore } from '#core/store.ts'
import { isApproved } from '#core/trust/approvals.ts'
import { authorise } from '#core/trust/authorise.ts'
import { assertReleaseSigned } from '#core/trust/signatures.ts'
import type { Context } from './commands/context.ts'

type ChangeLive<Result> = (
  registry: ReleaseRegistry,
  at: string,
) => Changed<Result> | Promise<Changed<Result>>

/**
 * Changes what is live, with the approval of each area's team. Every command that makes a release live, tries one or
 * withdraws one goes this way.
 * @throws NotAuthorised without the key of an area that changes
 * @throws Error for a release that its team did not sign
 */
export async function changeAsTeam<Result>(
  { store, privateKeys }: Pick<Context, 'store' | 'privateKeys'>,
  change: ChangeLive<Result>,
): Promise<Result> {
  return changeLive<Result>(store, async (before, at) => {
    const { registry: after, result } = await change(before, at)
    if (after === before) return { registry: after, result }
    const registry = authorise(before, { after, privateKeys })
    await assertSigned(store, { before, after: registry })
    return { registry, result }
  })
}

async function assertSigned(
  store: ReleaseStore,
  { before, after }: { before: ReleaseRegistry; after: ReleaseRegistry },
): Promise<void> {
  for (const site of siteKinds)
    for (const release of servedReleases(after, site)) {
      if (isApproved(before, { site, release })) continue
      await assertReleaseSigned(store, { registry: after, release })
    }
}
