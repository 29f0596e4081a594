import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { EdgeConfig } from '#src/config.ts'
import { createBrands, type Brand, type BrandsOptions } from './brand.ts'
import type { PublishedPartners } from './published-partners.ts'
import { siteOf, type PartnerSite, type Site } from './sites.ts'

/** Resolves the site of a request, its public address and its brand. */
export interface Sites {
  /** Those that are published now. */
  partners(): readonly PartnerSite[]
  /** Whether the content service has said which partners there are. */
  isComplete(): boolean
  /** Returns null for an unknown host. */
  find(request: Pick<FastifyRequest, 'host'>): Site | null
  /** For a request whose host was already checked (known-hosts.ts). */
  of(request: Pick<FastifyRequest, 'host'>): Site
  /** Returns the public address of a site without a path, from the settings and never from the request. */
  origin(site: Site): string
  brand(site: Site): Promise<Brand>
}

interface SitesOptions extends Pick<BrandsOptions, 'onError' | 'onAdjusted'> {
  readonly config: Pick<EdgeConfig, 'siteUrl' | 'workshop' | 'contentUrl'>
  readonly published: PublishedPartners
}

export function createSites({ config, published, ...told }: SitesOptions): Sites {
  const { workshop } = config
  const home = new URL(config.siteUrl).hostname
  const find = remembered(
    (host) => siteOf(host, { home, partners: published.sites(), workshop }),
    published.sites,
  )
  const brands = createBrands({ contentUrl: config.contentUrl, ...told })
  return {
    partners: published.sites,
    isComplete: published.isComplete,
    find,
    of: (request) => find(request) ?? { mode: 'web' },
    origin(site) {
      const url = new URL(config.siteUrl)
      url.hostname = domainOf(site, home)
      return url.origin
    },
    brand: async (site) =>
      site.mode === 'storefront' ? published.brand(site.partner) : brands(domainOf(site, home)),
  }
}

/** Host headers whose site is remembered: those of all sites, with and without a port. */
const mostHosts = 1000

/** Returns the same site for the same host as long as its partner is the same. Unknown hosts are not remembered. */
function remembered(find: (host: string) => Site | null, partners: () => unknown): Sites['find'] {
  const found = new LRUCache<string, Site>({ max: mostHosts })
  let since = partners()
  return ({ host }) => {
    if (partners() !== since) found.clear()
    since = partners()
    const known = found.get(host)
    if (known) return known
    const site = find(host)
    if (site) found.set(host, site)
    return site
  }
}

function domainOf(site: Site, home: string): string {
  if (site.mode === 'web') return home
  return site.mode === 'storefront' ? site.partner.domain : site.domain
}
