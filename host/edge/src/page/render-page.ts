import type { ContentScreen } from '@darnley/contract/content-screen'
import type { ReleaseStore } from '@darnley/releases/store'
import type { EdgeConfig } from '#src/config.ts'
import type { ContentScreens, ScreenPlace } from '#src/content-screens/content-screens.ts'
import type { DraftsOfPage } from '#src/drafts/bar.ts'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import type { Brand } from '#src/sites/brand.ts'
import type { Sites } from '#src/sites/find-site.ts'
import { partnerMarkers, type Site } from '#src/sites/sites.ts'
import { renderDocument, type PageDocument } from './document.ts'
import { pageConfigOf } from './page-config.ts'
import { renderShell } from './shell.ts'

/** What a document is made from, besides settings and content. */
export interface PageInput {
  readonly pathname: string
  /** Names of the query's parameters that change a page's first state. */
  readonly parameters: readonly string[]
  /** Path and these parameters, if that address has a screen of its own; else the path. */
  readonly address: string
  readonly live: LiveReleases
  readonly site: Site
  readonly brand: Brand
  /** Whether it may begin with its content: a partner's pages are for staff, and others are sent to the sign-in. */
  readonly hasContent: boolean
}

export interface RenderedPage {
  readonly document: PageDocument
  /** As its release declares it: with the names of its parameters. Null for an unknown path. */
  readonly pattern: string | null
  /** The content that it was rendered with, or would have been; null for a page without. */
  readonly content: { readonly place: ScreenPlace; readonly screen: ContentScreen | null } | null
}

export interface RendererOptions {
  readonly config: EdgeConfig
  readonly store: ReleaseStore
  readonly sites: Sites
  readonly screens: ContentScreens
  /** Returns the hash of the stand-in's payment script. */
  readonly sandboxIntegrity: () => string | null
}

/** @param drafts Of a preview: its page has no content that was rendered ahead */
export type RenderPage = (input: PageInput, drafts?: DraftsOfPage | null) => Promise<RenderedPage>

/** Returns a function that renders the whole document of a page. */
export function pageRenderer(options: RendererOptions): RenderPage {
  const { config, store, sites, screens, sandboxIntegrity } = options
  return async (input, drafts = null) => {
    const { pathname, parameters, address, live, site, brand, hasContent } = input
    const pageConfig = pageConfigOf({
      config,
      site,
      logoUrl: brand.logoUrl,
      partnerMarkers: partnerMarkers(sites.partners()),
      sandboxScriptIntegrity: sandboxIntegrity(),
    })
    const origin = sites.origin(site)
    const host = new URL(origin).hostname
    let content: RenderedPage['content'] = null
    const shell = await renderShell({
      live,
      pathname,
      parameters,
      config: pageConfig,
      store,
      findContent({ release, page: { path } }, hasState) {
        if (!hasContent || (hasState && address === pathname)) return null
        const place = { release, host, path: hasState ? address : path }
        const screen = screens.find(place)
        content = { place, screen }
        return screen
      },
    })
    const isDemonstration = config.mode === 'demonstration'
    const document = renderDocument({
      ...{ shell, live, config: pageConfig, brand, origin, isDemonstration, drafts },
    })
    return { document, content, pattern: shell.page?.path ?? null }
  }
}
