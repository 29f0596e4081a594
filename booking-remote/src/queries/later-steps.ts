import { formatMoney, minor } from '@darnley/domain/money'
import { lazyPart } from '@darnley/web/lazy-part'
import { siteLocale } from '#src/lib/site.ts'

const load = () => import('#src/pages/wizard/later-steps.tsx')

/** The steps that are prefetched while the first ones are shown. */
export const laterSteps = lazyPart('booking-steps', async () => {
  const loaded = await load()
  // Creates the number formatter early for locales that need one: otherwise a list of services would wait for it.
  whenIdle(() => formatMoney(minor(0), siteLocale()))
  return loaded
})

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}
