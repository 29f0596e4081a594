import type { PageConfig } from '@darnley/contract/page-config'
import { isTracing } from '@darnley/node/tracing'
import type { EdgeConfig } from '#src/config.ts'
import type { Site } from '#src/sites/sites.ts'

interface PageConfigInput {
  readonly config: Pick<
    EdgeConfig,
    'company' | 'guaranteeDays' | 'stripe' | 'addressLookup' | 'chatUrl' | 'analyticsUrl'
  >
  readonly site: Site
  readonly logoUrl: string | null
  readonly partnerMarkers: PageConfig['partnerMarkers']
  /** Hash of the stand-in's payment script, if known. */
  readonly sandboxScriptIntegrity?: string | null
}

/** Returns the configuration that the page gets for its site. */
export function pageConfigOf({
  config,
  site,
  logoUrl,
  partnerMarkers,
  sandboxScriptIntegrity,
}: PageConfigInput): PageConfig {
  return {
    mode: site.mode,
    company: config.company,
    guaranteeDays: config.guaranteeDays,
    storefront: site.mode === 'storefront' ? storefrontOf(site.partner) : null,
    brand: { logoUrl },
    stripe: {
      ...config.stripe,
      ...(sandboxScriptIntegrity ? { sandboxScriptIntegrity } : {}),
    },
    addressLookup: config.addressLookup,
    chatUrl: config.chatUrl,
    analyticsUrl: config.analyticsUrl,
    ...(isTracing() ? { isTraced: true } : {}),
    partnerMarkers,
  }
}

function storefrontOf(
  partner: Extract<Site, { mode: 'storefront' }>['partner'],
): PageConfig['storefront'] {
  const { domain, name, locale, exchangeRate } = partner
  return { domain, name, locale, exchangeRate }
}
