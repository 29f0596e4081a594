import { createClient } from 'shared/client'
import { queryOptions } from 'shared/query'
import { datedFetch } from '#src/stores/clock.ts'

const client = createClient({ fetch: datedFetch })

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
    // The notice that follows has a button to try again, which is quicker than waiting for more tries.
    retry: 1,
  })
}
