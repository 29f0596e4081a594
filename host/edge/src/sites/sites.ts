import { z } from 'zod'
import type { PageConfig } from '@darnley/contract/page-config'

/** Without a port. */
export const Hostname = z.string().regex(/^[a-z0-9.-]+[a-z0-9]$/)

/** What pages need to know of a partner. */
export interface PartnerSite {
  /** Of its description. */
  readonly id: string
  readonly domain: string
  readonly name: string
  /** As in en_GB. */
  readonly locale: string
  /** A decimal string. */
  readonly exchangeRate: string
}

export type Site =
  | { readonly mode: 'web' }
  | { readonly mode: 'storefront'; readonly partner: PartnerSite }
  /** The company's own staff; `domain` is the hostname, without a port. */
  | { readonly mode: 'workshop'; readonly domain: string }

interface Served {
  /** Hostname of the customers' site. */
  readonly home: string
  readonly partners: readonly PartnerSite[]
  /** Hostname of the workshop's site; null when there is none. */
  readonly workshop: string | null
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns the site for a Host header, or null for an unknown name: a trailing dot makes another name to a browser. On
 * this machine the customers' site has several names. No partner takes a name of the company's own.
 */
export function siteOf(
  hostHeader: string | undefined,
  { home, partners, workshop }: Served,
): Site | null {
  const hostname = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase()
  if (hostname === workshop) return { mode: 'workshop', domain: hostname }
  const isHome = hostname === home || (thisMachine.has(home) && thisMachine.has(hostname))
  if (isHome) return { mode: 'web' }
  const partner = partners.find(({ domain }) => domain === hostname)
  return partner ? { mode: 'storefront', partner } : null
}

/** Partner labels for origin_system: the first marker that the hostname contains wins. */
export function partnerMarkers(partners: readonly PartnerSite[]): PageConfig['partnerMarkers'] {
  return partners.map(({ domain }) => {
    const marker = domain.split('.')[0] ?? domain
    return { marker, label: marker }
  })
}
