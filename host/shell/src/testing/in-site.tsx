import type { JSX, ReactElement } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { SiteContext } from '#src/app/site.tsx'

/** Returns a component in the site whose configuration is in the page. */
export function inSite(element: ReactElement): JSX.Element {
  return <InSite>{element}</InSite>
}

function InSite({ children }: { children: ReactElement }): JSX.Element {
  return <SiteContext value={pageConfig()}>{children}</SiteContext>
}
