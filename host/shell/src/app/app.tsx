import { useState, type JSX } from 'react'
import type { PageAreas } from '@darnley/contract/page-areas'
import type { PageConfig } from '@darnley/contract/page-config'
import { QueryClientProvider } from '@darnley/web/query'
import { GestureGuard } from '@darnley/web/ui/gesture-guard'
import { AreasContext } from '#src/areas/areas.tsx'
import { Layout } from '#src/layout/layout.tsx'
import { ReleaseEffects } from '#src/releases/release-effects.tsx'
import { ErrorBoundary } from '#src/remotes/error-boundary.tsx'
import { FailedPanel } from '#src/remotes/failed-panel.tsx'
import { CurrentPage } from './current-page.tsx'
import { createQueryClient } from './query-client.ts'
import { RouteEffects } from './route-effects.tsx'
import { SiteContext } from './site.tsx'

interface AppProps {
  readonly site: PageConfig
  /** The live areas of this site. */
  readonly areas: PageAreas
}

export function App({ site, areas }: AppProps): JSX.Element {
  const [queryClient] = useState(createQueryClient)
  return (
    <SiteContext value={site}>
      <AreasContext value={areas}>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary fallback={unexpected} onError={reportShell}>
            <Layout>
              <CurrentPage />
            </Layout>
            <RouteEffects />
            <GestureGuard />
            <ReleaseEffects />
          </ErrorBoundary>
        </QueryClientProvider>
      </AreasContext>
    </SiteContext>
  )
}

/** Reports to the boot script (server/boot.js), which loads an earlier shell if there is one. */
function reportShell({ message, stack = message }: Error): void {
  dispatchEvent(new CustomEvent('shell-failed', { detail: stack }))
}

/** Shown when the frame itself cannot be rendered. */
function unexpected(error: Error): JSX.Element {
  return (
    <FailedPanel
      heading="Unexpected Application Error!"
      message={error.message}
      onRetry={() => location.reload()}
    />
  )
}
