import type { PageConfig } from './page-config.ts'

/** Returns the document's title, on the edge and after a route change: the page's title, then the site's name. */
export function pageTitle(
  title: string | undefined,
  site: Pick<PageConfig, 'company' | 'storefront'>,
): string {
  return `${title ?? 'Page not found'} · ${site.storefront?.name ?? site.company.name}`
}
