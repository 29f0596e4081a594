import { createClient } from 'shared/client'
import { queryOptions } from 'shared/query'

const client = createClient()

/**
 * A web customer's ways to the workshop and back; a shop's are in its own details. Of the customer's address, once it is
 * known, the postcode is sent and nothing more.
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
    // The notice that follows has a button to try again, which is quicker than waiting for more tries.
    retry: 1,
  })
}
