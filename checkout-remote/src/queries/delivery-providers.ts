import { createClient } from 'shared/client'
import { queryOptions } from 'shared/query'

const client = createClient()

interface Asked {
  readonly storefrontDomain: string | null
  /** Of the customer's address, once it is known. Nothing more of it is sent. */
  readonly postcode: string | null
}

/** Ways to the workshop and back; on a partner's site with its rate. */
export function deliveryProvidersQuery({ storefrontDomain, postcode }: Asked) {
  return queryOptions({
    queryKey: ['delivery-providers', storefrontDomain, postcode],
    queryFn: ({ signal }) =>
      client.call('GET /public/delivery_providers', {
        query: {
          ...(storefrontDomain ? { storefront_domain: storefrontDomain } : {}),
          ...(postcode ? { address: postcode } : {}),
        },
        signal,
      }),
    staleTime: 60_000,
  })
}
