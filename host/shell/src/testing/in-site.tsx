import type { JSX } from 'react'
import type { PageAreas } from '@darnley/contract/page-areas'
import { pageConfig } from '@darnley/web/page-config'
import { SiteContext } from '#src/app/site.tsx'
import { AreasContext } from '#src/areas/areas.tsx'

/** An area with a page that has its own frame, a link at each place, and the panel of the basket. */
const areas: PageAreas = {
  shop: {
    entry: '/releases/shop/1/remoteEntry.js',
    pages: [{ path: '/tool', module: './tool', title: 'Tool', heading: 'Tool', frame: 'own' }],
    menu: [
      { place: 'header', label: 'Book', path: '/' },
      { place: 'footer', label: 'Your data', path: '/your-data' },
    ],
    slots: { 'basket-panel': './basket-panel' },
  },
}

/** Renders a part of the shell with the page's own configuration (the workbench writes it for the brand). */
export function inSite(children: JSX.Element): JSX.Element {
  return <InSite>{children}</InSite>
}

function InSite({ children }: { children: JSX.Element }): JSX.Element {
  return (
    <SiteContext value={pageConfig()}>
      <AreasContext value={areas}>{children}</AreasContext>
    </SiteContext>
  )
}
