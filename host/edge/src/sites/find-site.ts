import type { FastifyRequest } from 'fastify'
import type { EdgeConfig } from '#src/config.ts'
import { createBrands, type Brand, type BrandOwner, type BrandsOptions } from './brand.ts'
import { siteOf, type PartnerSite, type Site } from './sites.ts'

/** Resolves the site of a request, its public address and its brand. */
export interface Sites {
  readonly partners: readonly PartnerSite[]
  /** Returns null for an unknown host. */
  find(request: Pick<FastifyRequest, 'host'>): Site | null
  /** For a request whose host was already checked (known-hosts.ts). */
  of(request: Pick<FastifyRequest, 'host'>): Site
  /** Returns the public address of a site without a path, from the settings and never from the request. */
  origin(site: Site): string
  brand(site: Site): Promise<Brand>
}

interface SitesOptions extends Pick<BrandsOptions, 'onError' | 'onAdjusted'> {
  readonly config: EdgeConfig
}

export function createSites({ config, ...told }: SitesOptions): Sites {
  const { partners, workshop } = config
  const home = new URL(config.siteUrl).hostname
  const find: Sites['find'] = ({ host }) => siteOf(host, { home, partners, workshop })
  const brands = createBrands({ contentUrl: config.contentUrl, ...told })
  return {
    partners,
    find,
    of: (request) => find(request) ?? { mode: 'web' },
    origin(site) {
      const url = new URL(config.siteUrl)
      url.hostname = ownerOf(site, home).domain
      return url.origin
    },
    brand: (site) => brands(ownerOf(site, home)),
  }
}

/** A partner's colours never reach the company's own sites. */
function ownerOf(site: Site, home: string): BrandOwner {
  if (site.mode === 'storefront') return site.partner
  return { domain: site.mode === 'workshop' ? site.domain : home, colours: {} }
}
