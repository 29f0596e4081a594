import { createClient } from 'shared/client'
import { queryOptions } from 'shared/query'

const client = createClient()

/** Ways to the workshop and back; on a partner's site with its rate. */
export function deliveryProvidersQuery(storefrontDomain: string | null) {
  return queryOptions({
    queryKey: ['delivery-providers', storefrontDomain],
    queryFn: ({ signal }) =>
      client.call('GET /public/delivery_providers', {
        query: storefrontDomain ? { storefront_domain: storefrontDomain } : {},
        signal,
      }),
    staleTime: 60_000,
  })
}
