import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** Reads the fittings of a day; of the first place when none is named. */
export function fittingsQuery(date: string, placeId: string | null) {
  const query = placeId === null ? { date } : { date, place_id: placeId }
  return queryOptions({
    queryKey: ['workshop', 'fittings', date, placeId],
    queryFn: ({ signal }) => staffCall('GET /workshop/fittings', { query, signal }),
    // Customers book and move while the page is open.
    refetchInterval: 30_000,
    staleTime: 5000,
    retry: 1,
  })
}
