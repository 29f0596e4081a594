import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** Customers book and move while the page is open. */
const refetchMs = 30_000

/** Reads the fittings of a day in a place of the shop; in its first one when none is named. */
export function fittingsQuery(date: string, placeId: string | null) {
  const query = placeId === null ? { date } : { date, place_id: placeId }
  return queryOptions({
    queryKey: ['storefront', 'fittings', date, placeId],
    queryFn: ({ signal }) => staffCall('GET /storefront/fittings', { query, signal }),
    refetchInterval: refetchMs,
    retry: 1,
  })
}
