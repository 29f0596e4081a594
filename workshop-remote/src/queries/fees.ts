import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'

const client = createClient()

/** What delivery each way costs before the rate of a partner; null when the usual price holds. */
export const deliveryFee = queryOptions({
  queryKey: ['delivery-fee'],
  queryFn: async ({ signal }) => {
    const query = { fee_key: 'home_delivery' } as const
    const [fee] = await client.call('GET /public/fees', { query, signal })
    return fee?.amount ?? null
  },
})
