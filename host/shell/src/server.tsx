import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageAreas } from '@darnley/contract/page-areas'
import type { PageConfig } from '@darnley/contract/page-config'
import { App } from './app/app.tsx'
import { findRoute, openPage, type SitePage } from './areas/routes.ts'
import { FirstScreenContext } from './remotes/first-screen.ts'

export interface PageInput {
  readonly pathname: string
  readonly config: PageConfig
  /** What the areas of the visitor's set declare for this site. */
  readonly areas: PageAreas
  /** The page's first screen, if its release has one. */
  readonly firstScreen?: string
}

/** Returns the page that a visitor sees who is not signed in; null for an unknown path. */
export function findPage({ pathname, areas }: PageInput): SitePage | null {
  return openPage(findRoute(areas, pathname)) ?? null
}

/**
 * Returns the content of `#root` for the edge: the shell with the page's first heading or first screen, identical to
 * the browser's first render, so that hydration changes nothing.
 */
export function renderPage({ pathname, config, areas, firstScreen }: PageInput): string {
  return renderToString(
    <StaticRouter location={pathname}>
      <FirstScreenContext value={firstScreen ?? null}>
        <App site={config} areas={areas} />
      </FirstScreenContext>
    </StaticRouter>,
  )
}
