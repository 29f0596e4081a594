import type { JSX } from 'react'
import { Navigate, useLocation } from '@darnley/web/router'
import { $staff, restoreStaff } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { FailedPanel } from '#src/remotes/failed-panel.tsx'
import { PagePlaceholder } from '#src/remotes/page-placeholder.tsx'
import { RemotePage } from '#src/remotes/remote-page.tsx'
import { NotFound } from './not-found.tsx'
import { findRoute, storeLogin } from './routes.ts'
import type { ShellRoute } from './shell-route.ts'

export function CurrentPage(): JSX.Element {
  const { pathname } = useLocation()
  const route = findRoute(pathname)
  if (!route) return <NotFound />
  if (storeLogin && !route.open) return <StaffPage route={route} />
  return <RemotePage key={route.module} name={route.module} heading={route.heading} />
}

/** On a partner's site every page but the sign-in is for staff; waits until the session is known. */
function StaffPage({ route }: { route: ShellRoute }): JSX.Element {
  const { status } = useStore($staff)
  const { pathname, search } = useLocation()
  if (status === 'unknown') return <PagePlaceholder heading={route.heading} />
  if (status === 'unreachable')
    return (
      <FailedPanel
        heading={route.heading}
        message="We could not find out who is signed in. We keep trying."
        onRetry={() => void restoreStaff()}
      />
    )
  const name = status === 'signed-in' ? route.module : route.signedOutModule
  if (!name)
    return <Navigate replace to={`/sign-in?${new URLSearchParams({ next: pathname + search })}`} />
  return <RemotePage key={name} name={name} heading={route.heading} />
}
