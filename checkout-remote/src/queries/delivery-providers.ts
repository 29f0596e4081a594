import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'

const client = createClient()

/**
 * Reads a web customer's providers in both directions; a shop's are in its own details. Sends only the postcode of the
 * address, once it is known.
 */
export function deliveryProvidersQuery(postcode: string | null) {
  return queryOptions({
    queryKey: ['delivery-providers', postcode],
    queryFn: ({ signal }) =>
      client.call('GET /public/delivery_providers', {
        query: postcode ? { address: postcode } : {},
        signal,
      }),
    staleTime: 60_000,
    // The error notice has a button to retry, which is faster than more automatic retries.
    retry: 1,
  })
}
