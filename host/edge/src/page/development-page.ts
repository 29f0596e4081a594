import type { PageRegistry } from '@darnley/contract/release'
import type { PageConfig } from '@darnley/contract/page-config'
import { readConfig } from '#src/config.ts'
import { partnerMarkers } from '#src/sites/sites.ts'
import { pageConfigOf } from './page-config.ts'

/** Returns the page's JSON blocks for development, where the remotes are their own dev servers. */
export function developmentPage(portOf: (part: 'booking' | 'checkout' | 'storefront') => number): {
  registry: PageRegistry
  'page-config': PageConfig
} {
  const config = readConfig(process.env)
  const { partners } = config
  const storeLogin = process.env['VITE_STORE_LOGIN'] === 'true'
  const [partner] = partners
  const entry = (part: 'booking' | 'checkout' | 'storefront'): string =>
    `http://localhost:${portOf(part)}/remoteEntry.js`
  return {
    registry: {
      booking: entry('booking'),
      checkout: entry('checkout'),
      storefront: entry('storefront'),
    },
    'page-config': pageConfigOf({
      config,
      site: storeLogin && partner ? { mode: 'storefront', partner } : { mode: 'web' },
      logoUrl: null,
      partnerMarkers: partnerMarkers(partners),
    }),
  }
}
