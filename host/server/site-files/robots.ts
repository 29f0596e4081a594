import type { Site } from '#server/sites/sites.ts'

/** What may be found by searching: the customers' pages that mean the same to everybody. */
export const indexedPaths = ['/'] as const

/**
 * Keeps robots away from calls, and from a partner's site altogether. Personal pages are not named here: they
 * carry `noindex`, which a robot only sees when it may read them.
 */
export function robotsText(site: Site, origin: string): string {
  if (site.mode === 'storefront') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

export function sitemap(origin: string): string {
  const urls = indexedPaths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}
