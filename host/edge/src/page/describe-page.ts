import { readFileSync } from 'node:fs'
import type { PageConfig } from '@darnley/contract/page-config'
import { escapeHtml } from '@darnley/node/html'
import { indexedPaths } from '#src/site-files/robots.ts'
import { type Brand, brandColour } from '#src/sites/brand.ts'
import type { DescribedRoute } from '@darnley/contract/page-route'
import { pageTitle } from '@darnley/contract/page-title'
import { tag } from './html.ts'

/** Inlined, because a first visit would otherwise request it while it waits for more important files. */
const icon = readFileSync(new URL('../site-files/icons/icon.svg', import.meta.url), 'utf8').trim()
const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`

export interface Description {
  readonly route: DescribedRoute | null
  readonly config: PageConfig
  readonly brand: Brand
  /** Public address of the site, without a path. */
  readonly origin: string
}

/** Returns a page's metadata: for tabs and home screens, search engines and link previews. */
export function describePage(input: Description): string[] {
  const { route, config, brand } = input
  const title = pageTitle({ route: route ?? undefined, site: config, isSignedIn: false })
  return [
    `<title>${escapeHtml(title)}</title>`,
    route ? tag('meta', { name: 'description', content: route.description }) : '',
    // Light scheme only (docs/decisions): browsers must not darken it.
    tag('meta', { name: 'color-scheme', content: 'only light' }),
    tag('meta', { name: 'theme-color', content: brandColour(brand) }),
    tag('link', { rel: 'icon', href: iconUrl, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    ...forSearch(input, title),
  ]
}

/** Returns tags for search engines and link previews, for pages that are the same for every visitor. */
function forSearch({ route, config, origin }: Description, title: string): string[] {
  const path = indexedPaths.find((indexed) => indexed === canonicalPath(route?.path))
  if (!route || !path || config.mode === 'storefront')
    return [tag('meta', { name: 'robots', content: 'noindex' })]
  const url = origin + path
  const properties = {
    'og:type': 'website',
    'og:site_name': config.company.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': route.description,
    'og:url': url,
    'og:image': `${origin}/icons/preview.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A rail of clothes, mended and altered',
  }
  return [
    tag('link', { rel: 'canonical', href: url }),
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** Returns the canonical path: the booking wizard has two on the customers' site. */
function canonicalPath(path: string | undefined): string | undefined {
  return path === '/booking' ? '/' : path
}
