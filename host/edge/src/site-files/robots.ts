import { hasSignIn, type AreaPage } from '@darnley/contract/area'
import type { Site } from '#src/sites/sites.ts'

/**
 * Returns robots.txt: disallows the api, and all of a site whose staff sign in. Personal pages are not listed: they have
 * `noindex`, which a robot only sees when it may fetch them.
 */
export function robotsText(site: Site, origin: string): string {
  if (hasSignIn(site.mode)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Lists the pages that are the same for every visitor. */
export function sitemap(origin: string, pages: readonly AreaPage[]): string {
  const indexed = pages.filter(({ isIndexed, sites }) => isIndexed && sites.includes('web'))
  const paths = new Set(indexed.map(({ path, canonical = path }) => canonical))
  const urls = [...paths].map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}
