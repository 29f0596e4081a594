import { $basket } from '@darnley/web/session'
import type { Scene } from '@darnley/workbench/scene'
import { NotFound } from '#src/app/not-found.tsx'
import { FailedPanel } from '#src/remotes/failed-panel.tsx'
import { inSite } from '#src/testing/in-site.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

function emptyBasket(): void {
  $basket.set({ ...$basket.get(), status: 'ready', entries: [] })
}

export const header: Scene = { element: inSite(<Header />), arrange: emptyBasket }
export const footer: Scene = { element: inSite(<Footer />) }
export const notFound: Scene = { element: <NotFound /> }
export const failedPage: Scene = {
  element: (
    <FailedPanel
      heading="Basket"
      message="Loading chunk checkout/basket failed."
      onRetry={() => undefined}
    />
  ),
}
