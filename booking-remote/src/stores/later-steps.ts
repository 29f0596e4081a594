import { formatMoney, minor } from '@darnley/domain/money'
import { siteLocale } from '#src/lib/site.ts'
import type * as steps from '#src/pages/wizard/later-steps.tsx'
import { lazyPart } from './lazy-part.ts'

/** The steps that are prefetched while the first ones are shown. */
export const { $part: $laterSteps, load: loadLaterSteps } = lazyPart<typeof steps>(
  'later-steps',
  async () => {
    const loaded = await import('#src/pages/wizard/later-steps.tsx')
    // Creates the number formatter early for locales that need one: otherwise a list of services would wait for it.
    whenIdle(() => formatMoney(minor(0), siteLocale()))
    return loaded
  },
)

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}
