import type { PageConfig } from 'shared/contract/page-config'
import type { PageRoute } from './routes.ts'

interface Titled {
  /** Undefined for a path that is not one of this site's. */
  readonly route: Pick<PageRoute, 'title' | 'signedOutTitle'> | undefined
  readonly site: Pick<PageConfig, 'company' | 'storefront'>
  /** Whether staff of a partner are known to be signed in. */
  readonly isSignedIn: boolean
}

/** The document's title, the same at the edge and after a change of route: the page, then whose site it is. */
export function pageTitle({ route, site, isSignedIn }: Titled): string {
  const signedOut = isSignedIn ? undefined : route?.signedOutTitle
  const page = signedOut ?? route?.title ?? 'Page not found'
  return `${page} · ${site.storefront?.name ?? site.company.name}`
}
