import { useState, type JSX } from 'react'
import type { PageConfig } from 'shared/contract/page-config'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { Layout } from '#src/layout/layout.tsx'
import { CurrentPage } from './current-page.tsx'
import { RouteEffects } from './route-effects.tsx'
import { SiteContext } from './site.tsx'

export function App({ site }: { site: PageConfig }): JSX.Element {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queryClient}>
        <Layout>
          <CurrentPage />
        </Layout>
        <RouteEffects />
      </QueryClientProvider>
    </SiteContext>
  )
}
