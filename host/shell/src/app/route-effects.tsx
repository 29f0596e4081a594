import { useEffect, useRef, useState, type JSX } from 'react'
import { useLocation } from '@darnley/web/router'
import {
  $staff,
  $titleParts,
  refreshBasket,
  restoreStaff,
  withTitleParts,
} from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { pageTitle } from '@darnley/contract/page-title'
import { useConsent } from '#src/consent/consent.ts'
import { useAreas, useSlot } from '#src/areas/areas.tsx'
import { findRoute, openPage } from '#src/areas/routes.ts'
import { forgetRestoredHeading, keepHeading } from './kept-heading.ts'
import { useSite } from './site.tsx'
import { storeLogin } from './store-login.ts'
import { whenHeadingIsThere } from './page-heading.ts'

/** What a full page load would do: title, scroll, focus, announcement, a fresh basket and the session of staff. */
export function RouteEffects(): JSX.Element {
  const { pathname, search } = useLocation()
  const site = useSite()
  const areas = useAreas()
  const isSignedIn = useStore($staff).status === 'signed-in'
  const titleParts = useStore($titleParts)
  const [announcement, announce] = useState('')
  const first = useRef(true)
  const byHistory = useHistoryNavigation()
  useConsent()

  const hasBasket = useSlot('basket-panel') !== null
  useEffect(() => {
    if (hasBasket) refresh()
  }, [hasBasket, pathname, search])
  useEffect(keepHeading, [])
  useEffect(() => {
    if (storeLogin) void restoreStaff()
    return whenHeadingIsThere(forgetRestoredHeading)
  }, [])
  useEffect(() => {
    // A page restored from the back/forward cache is as old as when it was left.
    const revive = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && hasBasket) refresh()
    }
    addEventListener('pageshow', revive)
    return () => removeEventListener('pageshow', revive)
  }, [hasBasket])

  useEffect(() => {
    const route = findRoute(areas, pathname)
    const shown = isSignedIn ? route?.page : openPage(route)
    document.title = withTitleParts(pageTitle(shown?.title, site), titleParts)
  }, [pathname, areas, site, isSignedIn, titleParts])
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (!byHistory.current) scrollTo(0, 0)
    byHistory.current = false
    return whenHeadingIsThere((heading) => {
      heading.focus({ preventScroll: true })
      announce(heading.textContent)
    })
  }, [pathname, byHistory])

  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {announcement}
    </p>
  )
}

/** Ignores a failed refresh, which the basket's own state shows. */
function refresh(): void {
  refreshBasket().catch(() => {})
}

/** Whether the last navigation was the browser's back or forward, which restores the scroll position. */
function useHistoryNavigation(): { current: boolean } {
  const byHistory = useRef(false)
  useEffect(() => {
    const note = (): void => {
      byHistory.current = true
    }
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])
  return byHistory
}
