import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { figuresQueryOf, type FiguresView } from '#src/lib/figures-view.ts'

/** Reads the figures of a period; only owners may. What is settled today changes only days that are not over. */
export function figuresQuery(view: FiguresView) {
  const query = figuresQueryOf(view)
  return queryOptions({
    queryKey: ['workshop', 'figures', query],
    queryFn: ({ signal }) => staffCall('GET /workshop/figures', { query, signal }),
    staleTime: 60_000,
    retry: 1,
  })
}
