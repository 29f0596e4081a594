import type { DuePart } from '@darnley/contract/storefront-orders'
import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import type { OrderFilter } from '#src/lib/order-list.ts'
import { pollInterval } from './poll-interval.ts'

const pageSize = 50

interface OrdersPage extends OrderFilter {
  /** Null for the newest page. */
  readonly cursor: string | null
}

/** Reads a page of a list; refetches while it is visible, to show changes by other staff. */
export function ordersQuery(page: OrdersPage) {
  return queryOptions({
    queryKey: ['storefront', 'orders', page],
    queryFn: ({ signal }) => readPage(page, signal),
    refetchInterval: pollInterval,
    staleTime: 1000,
    retry: 1,
  })
}

/** Reads a page of the orders whose work is not done, by due day, with their counts. */
export function dueQuery({ part, cursor }: { part: DuePart | null; cursor: string | null }) {
  const query = { limit: pageSize, part: part ?? undefined, cursor: cursor ?? undefined }
  return queryOptions({
    queryKey: ['storefront', 'due orders', part, cursor],
    queryFn: ({ signal }) => staffCall('GET /storefront/due_orders', { query, signal }),
    refetchInterval: pollInterval,
    staleTime: 1000,
    retry: 1,
  })
}

/** Sends the search text in a body, never in a URL (S21). */
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
