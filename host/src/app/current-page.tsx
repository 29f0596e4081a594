import type { JSX } from 'react'
import { useLocation } from 'shared/router'
import { $staff } from 'shared/session'
import { useStore } from 'shared/stores'
import { PagePlaceholder } from '#src/remotes/page-placeholder.tsx'
import { RemotePage } from '#src/remotes/remote-page.tsx'
import { NotFound } from './not-found.tsx'
import { findRoute, type PageRoute } from './routes.ts'

export function CurrentPage(): JSX.Element {
  const { pathname } = useLocation()
  const route = findRoute(pathname)
  if (!route) return <NotFound />
  if (route.signedOutModule) return <StaffPage route={route} signedOut={route.signedOutModule} />
  return <RemotePage key={route.module} name={route.module} heading={route.heading} />
}

interface StaffPageProps {
  route: PageRoute
  signedOut: PageRoute['module']
}

/** A page that looks different while nobody is signed in, decided once that is known. */
function StaffPage({ route, signedOut }: StaffPageProps): JSX.Element {
  const { status } = useStore($staff)
  if (status === 'unknown') return <PagePlaceholder heading={route.heading} />
  const name = status === 'signed-in' ? route.module : signedOut
  return <RemotePage key={name} name={name} heading={route.heading} />
}
