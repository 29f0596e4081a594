import { formatMoney, minor } from 'shared/money'
import { siteLocale } from '#src/lib/site.ts'
import type * as steps from '#src/pages/wizard/later-steps.tsx'
import { lazyPart } from './lazy-part.ts'

/** The steps that are fetched while the first ones are on screen. */
export const { $part: $laterSteps, load: loadLaterSteps } = lazyPart<typeof steps>(
  'later-steps',
  async () => {
    const loaded = await import('#src/pages/wizard/later-steps.tsx')
    // On a site that writes amounts in another way than the British, the first takes the browser 20 ms: before a list of
    // services has to wait for it.
    whenIdle(() => formatMoney(minor(0), siteLocale()))
    return loaded
  },
)

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}
