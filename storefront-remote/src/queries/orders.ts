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
  return queryOptions({
    queryKey: ['storefront', 'orders', page],
    queryFn: ({ signal }) => readPage(page, signal),
    refetchInterval: colleaguesPace,
    staleTime: 1000,
    retry: 1,
  })
}

/** Who is searched for travels in a body, never in an address (S21). */
function readPage({ list, status, search, cursor }: OrdersPage, signal: AbortSignal) {
  const wanted = {
    limit: pageSize,
    status: status ?? undefined,
    cursor: cursor ?? undefined,
  }
  if (search)
    return staffCall('POST /storefront/search_orders', {
      body: { ...wanted, list, search },
      signal,
    })
  return staffCall(
    list === 'past'
      ? 'GET /storefront/storefront_past_orders'
      : 'GET /storefront/storefront_orders',
    { query: wanted, signal },
  )
}
