import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageConfig } from '@darnley/contract/page-config'
import type { DescribedRoute } from '@darnley/contract/page-route'
import { App } from './app/app.tsx'
import { describeRoute } from './app/described-route.ts'
import { findRoute } from './app/routes.ts'
import { FirstScreenContext } from './remotes/first-screen.ts'

/** A page as rendered by the host's release for the edge. */
export interface RenderedPage {
  /** Null for an unknown path. */
  readonly route: DescribedRoute | null
  /** Content of `#root`: the shell with the page's first heading. */
  readonly html: string
}

/**
 * Renders the shell, with the page's first screen if its remote's release has one, identical to the browser's first
 * render, so that hydration changes nothing.
 */
export function renderPage(
  pathname: string,
  config: PageConfig,
  firstScreen?: string,
): RenderedPage {
  const html = renderToString(
    <StaticRouter location={pathname}>
      <FirstScreenContext value={firstScreen ?? null}>
        <App site={config} />
      </FirstScreenContext>
    </StaticRouter>,
  )
  const route = findRoute(pathname)
  return { route: route ? describeRoute(route) : null, html }
}
