import { createClient } from 'shared/client'
import { queryOptions } from 'shared/query'

const client = createClient()

/** What can be ordered of the basket that a reminder named. */
export function abandonedBasketQuery(id: string) {
  return queryOptions({
    queryKey: ['abandoned-basket', id],
    queryFn: ({ signal }) => client.call('GET /public/abandoned_basket', { query: { id }, signal }),
    // The notice that follows has a button to try again, which is quicker than waiting for more tries.
    retry: false,
    staleTime: Infinity,
  })
}
