import type { JSX } from 'react'
import { Navigate, useLocation } from '@darnley/web/router'
import { $staff, restoreStaff } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { useAreas } from '#src/areas/areas.tsx'
import {
  findRoute,
  openPage,
  type PathParams,
  type SitePage,
  type SiteRoute,
} from '#src/areas/routes.ts'
import { FailedPanel } from '#src/remotes/failed-panel.tsx'
import { PagePlaceholder } from '#src/remotes/page-placeholder.tsx'
import { RemotePage } from '#src/remotes/remote-page.tsx'
import { NotFound } from './not-found.tsx'
import { isOfOtherDocument, OtherDocument } from './other-document.tsx'
import { signInPath, storeLogin } from './store-login.ts'

/** The page of the current path, among those of the live areas. */
export function CurrentPage(): JSX.Element {
  const { pathname } = useLocation()
  const areas = useAreas()
  const route = findRoute(areas, pathname)
  if (isOfOtherDocument(areas, route))
    return <OtherDocument key={pathname} heading={openPage(route)?.heading ?? ''} />
  if (!route) return <NotFound />
  const { page, params } = route
  if (storeLogin && page?.audience !== 'everyone') return <StaffPage route={route} />
  return page ? <PageOf page={page} params={params} /> : <NotFound />
}

/** On a partner's site pages are for staff unless they say otherwise; waits until the session is known. */
function StaffPage({ route }: { route: SiteRoute }): JSX.Element {
  const { status } = useStore($staff)
  const { pathname, search } = useLocation()
  const { page, signedOutPage, params } = route
  const heading = (page ?? signedOutPage)?.heading ?? ''
  if (status === 'unknown') return <PagePlaceholder heading={heading} />
  if (status === 'unreachable')
    return (
      <FailedPanel
        heading={heading}
        message="We could not find out who is signed in. We keep trying."
        onRetry={() => void restoreStaff()}
      />
    )
  if (status === 'signed-in') return page ? <PageOf page={page} params={params} /> : <NotFound />
  if (signedOutPage) return <PageOf page={signedOutPage} params={params} />
  const next = new URLSearchParams({ next: pathname + search })
  return <Navigate replace to={`${signInPath}?${next}`} />
}

interface PageOfProps {
  readonly page: SitePage
  readonly params: PathParams
}

function PageOf({ page: { name, heading }, params }: PageOfProps): JSX.Element {
  return <RemotePage key={name} name={name} heading={heading} params={params} />
}
