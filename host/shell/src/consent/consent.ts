import { useEffect } from 'react'
import { useLocation } from '@darnley/web/router'
import { useSite } from '#src/app/site.tsx'
import { whenQuiet } from '#src/app/when-quiet.ts'
import { allows, readConsent } from './consent-cookie.ts'

/** Asks for consent once the page has loaded, and reports visits with consent. */
export function useConsent(): void {
  const { pathname } = useLocation()
  const isAsked = useSite().mode !== 'workshop'
  useEffect(() => {
    if (!isAsked) return
    return whenQuiet(() => {
      if (!readConsent() && !isRobot()) load(async () => (await dialogs()).askForConsent(report))
    })
  }, [isAsked])
  useEffect(() => whenQuiet(report), [pathname])
}

/** Opens the preferences, whatever the earlier answer. */
export function changeConsent(): void {
  load(async () => (await dialogs()).openPreferences(report))
}

/** Whether the visitor is a robot: the library shows them nothing (section 9), so they need not load it. */
function isRobot(): boolean {
  return navigator.webdriver || /bot|crawl|spider|slurp|teoma/i.test(navigator.userAgent)
}

function report(): void {
  if (allows('analytics'))
    load(async () => (await import('#src/analytics/visits.ts')).reportVisit())
}

function dialogs(): Promise<typeof import('./dialogs.ts')> {
  return import('./dialogs.ts')
}

/** Loads a part in the background; a failure is only logged (section 8). */
function load(part: () => Promise<void>): void {
  part().catch((error: unknown) => console.error(error))
}
