import { queryOptions } from 'shared/query'
import { staffCall } from 'shared/session'
import type { OrderFilter } from '#src/lib/order-list.ts'
import { colleaguesPace } from './pace.ts'

const pageSize = 50

interface OrdersPage extends OrderFilter {
  /** Null is the newest page. */
  readonly cursor: string | null
}

/** One page of a list. It is asked for again while it is looked at, so that a colleague's changes show. */
export function ordersQuery(page: OrdersPage) {
  const { list, status, search, cursor } = page
  return queryOptions({
    queryKey: ['storefront', 'orders', page],
    queryFn: ({ signal }) =>
      staffCall(
        list === 'past'
          ? 'GET /storefront/storefront_past_orders'
          : 'GET /storefront/storefront_orders',
        {
          query: {
            limit: pageSize,
            status: status ?? undefined,
            search: search || undefined,
            cursor: cursor ?? undefined,
          },
          signal,
        },
      ),
    refetchInterval: colleaguesPace,
    staleTime: 1000,
    retry: 1,
  })
}
