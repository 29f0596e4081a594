import { declaredFor, type PageAreas } from '@darnley/contract/page-areas'
import type { PageConfig } from '@darnley/contract/page-config'
import { madeUpPartners } from '@darnley/node/demonstration/partners'
import { areaEntry } from '@darnley/releases/build/dev-areas'
import { readAreas } from '@darnley/releases/build/remotes'
import { readConfig } from '#src/config.ts'
import { partnerMarkers } from '#src/sites/sites.ts'
import { pageConfigOf } from './page-config.ts'

/** Returns the page's JSON blocks for development, where one server has all areas from source. */
export async function developmentPage(): Promise<{
  areas: PageAreas
  'page-config': PageConfig
}> {
  const pageConfig = developmentConfig()
  const areas = (await readAreas()).map(({ name, declaration }) => [
    name,
    { entry: areaEntry(name), ...declaredFor(declaration, pageConfig.mode) },
  ])
  return { areas: Object.fromEntries(areas) as PageAreas, 'page-config': pageConfig }
}

/** Returns the page's configuration, of the first partner's site with the login flag. */
export function developmentConfig(): PageConfig {
  const config = readConfig(process.env)
  const partners = madeUpPartners.map((partner) => ({ ...partner, domain: partner.hostname }))
  const storeLogin = process.env['VITE_STORE_LOGIN'] === 'true'
  const [partner] = partners
  return pageConfigOf({
    config,
    site: storeLogin && partner ? { mode: 'storefront', partner } : { mode: 'web' },
    logoUrl: null,
    partnerMarkers: partnerMarkers(partners),
  })
}
