import { z } from 'zod'
import type { PageConfig } from '@darnley/contract/page-config'

const Colour = z.string().regex(/^(?:#[0-9a-f]{3,8}|[a-z]+)$/i)

/** Without a port. */
export const Hostname = z.string().regex(/^[a-z0-9.-]+[a-z0-9]$/)

const PartnerSite = z.object({
  domain: Hostname,
  name: z.string(),
  /** As in en_GB. */
  locale: z.string(),
  /** A decimal string. */
  exchangeRate: z.string(),
  /** Custom properties of the design that this partner overrides, without the leading dashes. */
  colours: z.record(z.string().regex(/^[a-z0-9-]+$/), Colour).default({}),
})
export type PartnerSite = z.infer<typeof PartnerSite>

export type Site =
  | { readonly mode: 'web' }
  | { readonly mode: 'storefront'; readonly partner: PartnerSite }
  /** The company's own staff; `domain` is the hostname, without a port. */
  | { readonly mode: 'workshop'; readonly domain: string }

/** The partners in demonstration and development. */
export const madeUpPartners: readonly PartnerSite[] = [
  {
    domain: 'maison.localhost',
    name: 'Maison Vale',
    locale: 'en_GB',
    exchangeRate: '1',
    colours: {},
  },
  {
    domain: 'kirk.localhost',
    name: 'Kirk & Daughters',
    locale: 'en_IE',
    exchangeRate: '1.25',
    colours: {
      ink: '#10261d',
      brand: '#14503c',
      'brand-hover': '#0e3b2c',
      muted: '#4d5f57',
      chalk: '#f1e6da',
      'chalk-50': '#f8f3ed',
      'chalk-300': '#d9bfa3',
      tape: '#f0b59b',
      'on-tape': '#10261d',
      link: '#14503c',
      focus: '#14503c',
      thread: '#c26a45',
    },
  },
]

/** The JSON of PARTNER_SITES. */
export const PartnerSites = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(PartnerSite))

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
 * this machine the customers' site has several names.
 */
export function siteOf(
  hostHeader: string | undefined,
  { home, partners, workshop }: Served,
): Site | null {
  const hostname = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase()
  const partner = partners.find(({ domain }) => domain === hostname)
  if (partner) return { mode: 'storefront', partner }
  if (hostname === workshop) return { mode: 'workshop', domain: hostname }
  const isHome = hostname === home || (thisMachine.has(home) && thisMachine.has(hostname))
  return isHome ? { mode: 'web' } : null
}

/** Partner labels for origin_system: the first marker that the hostname contains wins. */
export function partnerMarkers(partners: readonly PartnerSite[]): PageConfig['partnerMarkers'] {
  return partners.map(({ domain }) => {
    const marker = domain.split('.')[0] ?? domain
    return { marker, label: marker }
  })
}
