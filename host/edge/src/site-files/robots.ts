import type { Site } from '#src/sites/sites.ts'

/** Pages that search engines may index: those that are the same for every visitor. */
export const indexedPaths = ['/'] as const

/**
 * Returns robots.txt: disallows the api, and all of a partner's site. Personal pages are not listed: they have
 * `noindex`, which a robot only sees when it may fetch them.
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
