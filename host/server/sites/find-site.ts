import type { FastifyRequest } from 'fastify'
import type { EdgeConfig } from '#server/config.ts'
import { createBrands, type Brand, type BrandOwner, type BrandsOptions } from './brand.ts'
import { siteOf, type PartnerSite, type Site } from './sites.ts'

/** Which site a request means, where that site is, and what it looks like. */
export interface Sites {
  readonly partners: readonly PartnerSite[]
  /** Null for a host that is not served here. */
  find(request: Pick<FastifyRequest, 'host'>): Site | null
  /** For a request whose host is known to be served (known-hosts.ts). */
  of(request: Pick<FastifyRequest, 'host'>): Site
  /** Public address of a site without a path: from the settings, never from what a visitor sent. */
  origin(site: Site): string
  brand(site: Site): Promise<Brand>
}

interface SitesOptions extends Pick<BrandsOptions, 'onError' | 'onAdjusted'> {
  readonly config: EdgeConfig
}

export function createSites({ config, ...told }: SitesOptions): Sites {
  const { partners } = config
  const home = new URL(config.siteUrl).hostname
  const find: Sites['find'] = ({ host }) => siteOf(host, { home, partners })
  const ours: BrandOwner = { domain: home, colours: {} }
  const brands = createBrands({ contentUrl: config.contentUrl, ...told })
  return {
    partners,
    find,
    of: (request) => find(request) ?? { mode: 'web' },
    origin(site) {
      const url = new URL(config.siteUrl)
      if (site.mode === 'storefront') url.hostname = site.partner.domain
      return url.origin
    },
    brand: (site) => brands(site.mode === 'storefront' ? site.partner : ours),
  }
}
