import type { EdgeConfig } from '#src/config.ts'
import { pageConfigOf } from '#src/page/page-config.ts'
import type { Sites } from '#src/sites/find-site.ts'
import { partnerMarkers, type Site } from '#src/sites/sites.ts'
import type { ContentSite } from './follow.ts'

interface SitesOptions {
  readonly config: EdgeConfig
  readonly sites: Sites
}

/** Returns the customers' site and those of the partners. The workshop's pages are for its staff alone. */
export async function contentSites({ config, sites }: SitesOptions): Promise<ContentSite[]> {
  const partners = sites.partners()
  const all: Site[] = [
    { mode: 'web' },
    ...partners.map((partner) => ({ mode: 'storefront' as const, partner })),
  ]
  return Promise.all(
    all.map(async (site) => {
      const origin = sites.origin(site)
      const { logoUrl } = await sites.brand(site)
      return {
        site,
        origin,
        host: new URL(origin).hostname,
        config: pageConfigOf({ config, site, logoUrl, partnerMarkers: partnerMarkers(partners) }),
      }
    }),
  )
}
