import { formatMoney, minor } from 'shared/money'
import { siteLocale } from '#src/lib/site.ts'
import type * as steps from '#src/pages/wizard/later-steps.tsx'
import { lazyPart } from './lazy-part.ts'

/** The steps that are fetched while the first ones are on screen. */
export const { $part: $laterSteps, load: loadLaterSteps } = lazyPart<typeof steps>(
  'later-steps',
  async () => {
    const loaded = await import('#src/pages/wizard/later-steps.tsx')
    // Where amounts are not written the British way, the browser has to get ready for the first: better now than when
    // a list of services waits for it.
    whenIdle(() => formatMoney(minor(0), siteLocale()))
    return loaded
  },
)

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}
