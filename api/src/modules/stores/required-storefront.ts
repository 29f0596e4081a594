import type { Storefront } from '@darnley/contract/storefront-session'
import { notFound } from '#src/lib/http-error.ts'
import type { Sites } from '#src/modules/storefronts/sites.ts'

/** @throws HttpError 404 when no storefront has that domain */
export async function requiredStorefront(sites: Sites, domain: string): Promise<Storefront> {
  const storefront = await sites.byDomain(domain)
  if (!storefront) throw notFound('Storefront')
  return storefront
}
