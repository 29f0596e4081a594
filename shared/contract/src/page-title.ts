import type { PageConfig } from './page-config.ts'
import type { PageRoute } from './page-route.ts'

interface Titled {
  /** Undefined for an unknown path. */
  readonly route: Pick<PageRoute, 'title' | 'signedOutTitle'> | undefined
  readonly site: Pick<PageConfig, 'company' | 'storefront'>
  /** Whether a member of staff is known to be signed in. */
  readonly isSignedIn: boolean
}

/** Returns the document's title, on the edge and after a route change: the page's title, then the site's name. */
export function pageTitle({ route, site, isSignedIn }: Titled): string {
  const signedOut = isSignedIn ? undefined : route?.signedOutTitle
  const page = signedOut ?? route?.title ?? 'Page not found'
  return `${page} · ${site.storefront?.name ?? site.company.name}`
}
