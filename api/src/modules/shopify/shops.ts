import type { ShopifyShop } from '@darnley/contract/shopify'
import { z } from 'zod'
import { HttpError, notFound, unauthorized } from '#src/lib/http-error.ts'
import { storefrontRepository } from '#src/modules/storefronts/repository.ts'
import type { Services } from '#src/services.ts'
import { shopRepository } from './shop-repository.ts'

/** Returns the domain of a shop's address, which the contract checked. */
export function shopDomainOf(storeUrl: string): string {
  return new URL(storeUrl).hostname
}

const Answer = z.object({ shop: z.object({ name: z.string(), domain: z.string() }) })

interface Connection {
  readonly shopDomain: string
  readonly accessToken: string
}

/** Connects a shop. Its token is verified with Shopify and not stored; its domain determines the storefront. */
export async function connectShop(
  services: Pick<Services, 'db' | 'sites' | 'config'>,
  { shopDomain, accessToken }: Connection,
): Promise<ShopifyShop> {
  const { db, sites, config } = services
  const { name, domain } = await askShop({ shopDomain, accessToken }, config.shopify)
  const storefront = await sites.byDomain(domain)
  const storefrontId = storefront?.id ?? null
  await shopRepository(db).save({ domain: shopDomain, name, storefrontId })
  return { shop_domain: shopDomain, name, storefront }
}

/** https://shopify.dev/docs/api/admin-rest/latest/resources/shop */
async function askShop(
  { shopDomain, accessToken }: Connection,
  { sandboxUrl }: Services['config']['shopify'],
): Promise<z.infer<typeof Answer>['shop']> {
  const url = sandboxUrl
    ? `${sandboxUrl}/shopify/${shopDomain}/shop.json`
    : `https://${shopDomain}/admin/api/2026-01/shop.json`
  const response = await fetch(url, {
    headers: { 'x-shopify-access-token': accessToken },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  if (!response)
    throw new HttpError({ status: 503, detail: 'Shopify does not answer. Please try again.' })
  if (response.status === 401 || response.status === 403)
    throw unauthorized('Shopify does not know this access token')
  const answer = Answer.safeParse(await response.json().catch(() => null))
  if (!response.ok || !answer.success)
    throw new HttpError({ status: 502, detail: 'Shopify does not answer as it should' })
  return answer.data.shop
}

/** @throws HttpError 404 for a shop that is not connected */
export async function connectedShop(
  { db }: Pick<Services, 'db'>,
  shopDomain: string,
): Promise<ShopifyShop> {
  const row = await shopRepository(db).byDomain(shopDomain)
  if (!row) throw notFound('Shop')
  const storefront = row.storefrontId ? await storefrontRepository(db).byId(row.storefrontId) : null
  return { shop_domain: row.domain, name: row.name, storefront }
}
