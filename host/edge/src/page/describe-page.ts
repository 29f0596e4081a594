import { readFileSync } from 'node:fs'
import type { PageConfig } from '@darnley/contract/page-config'
import { escapeHtml } from '@darnley/node/html'
import { type Brand, brandColour } from '#src/sites/brand.ts'
import { hasSignIn, type AreaPage } from '@darnley/contract/area'
import { pageTitle } from '@darnley/contract/page-title'
import { tag } from './html.ts'

/** Inlined, because a first visit would otherwise request it while it waits for more important files. */
const icon = readFileSync(new URL('../site-files/icons/icon.svg', import.meta.url), 'utf8').trim()
const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`

export interface Description {
  /** Null for an unknown path. */
  readonly page: AreaPage | null
  readonly config: PageConfig
  readonly brand: Brand
  /** Public address of the site, without a path. */
  readonly origin: string
}

/** Returns a page's metadata: for tabs and home screens, search engines and link previews. */
export function describePage(input: Description): string[] {
  const { page, config, brand } = input
  const title = pageTitle(page?.title, config)
  return [
    `<title>${escapeHtml(title)}</title>`,
    page ? tag('meta', { name: 'description', content: page.description }) : '',
    // Light scheme only (docs/decisions): browsers must not darken it.
    tag('meta', { name: 'color-scheme', content: 'only light' }),
    tag('meta', { name: 'theme-color', content: brandColour(brand) }),
    tag('link', { rel: 'icon', href: iconUrl, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    ...forSearch(input, title),
  ]
}

/** Returns tags for search engines and link previews, for pages that are the same for every visitor. */
function forSearch({ page, config, origin }: Description, title: string): string[] {
  if (!page?.isIndexed || hasSignIn(config.mode))
    return [tag('meta', { name: 'robots', content: 'noindex' })]
  const url = origin + (page.canonical ?? page.path)
  const properties = {
    'og:type': 'website',
    'og:site_name': config.company.name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': page.description,
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
