import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'

const client = createClient()

/** Reads the items of a reminder's basket that can be ordered. */
export function abandonedBasketQuery(id: string) {
  return queryOptions({
    queryKey: ['abandoned-basket', id],
    queryFn: ({ signal }) => client.call('GET /public/abandoned_basket', { query: { id }, signal }),
    // The error notice has a button to retry, which is faster than automatic retries.
    retry: false,
    staleTime: Infinity,
  })
}
