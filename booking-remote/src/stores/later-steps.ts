import { formatMoney, minor } from 'shared/money'
import { atom } from 'shared/stores'
import { siteLocale } from '#src/lib/site.ts'
import type * as parts from '#src/pages/wizard/later-steps.tsx'

/** Section 2.1: an attempt to load a part of a page ends after 120 seconds. */
const timeLimit = 120_000

interface LaterSteps {
  readonly parts: typeof parts | null
  readonly hasFailed: boolean
}

/** The steps that are fetched while the first ones are on screen. */
export const $laterSteps = atom<LaterSteps>({ parts: null, hasFailed: false })

let isLoading = false

/** Fetches them unless they are there or on their way. */
export function loadLaterSteps(): void {
  if (isLoading || $laterSteps.get().parts) return
  isLoading = true
  $laterSteps.set({ parts: null, hasFailed: false })
  void withinTimeLimit(import('#src/pages/wizard/later-steps.tsx')).then(
    (loaded) => {
      settle({ parts: loaded, hasFailed: false })
      // The first amount takes the browser 20 ms; the list of services should not wait for it.
      whenIdle(() => formatMoney(minor(0), siteLocale()))
    },
    (reason: unknown) => {
      console.error('Loading chunk later-steps failed.', reason)
      settle({ parts: null, hasFailed: true })
    },
  )
}

function settle(settled: LaterSteps): void {
  isLoading = false
  $laterSteps.set(settled)
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}

function withinTimeLimit<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), timeLimit)
    part.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
