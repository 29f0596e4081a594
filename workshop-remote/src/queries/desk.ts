import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import type { DeskView } from '#src/lib/desk-view.ts'

/** Milliseconds between refetches while changes do not come by themselves. */
export const askEvery = 15_000

interface DeskWanted extends DeskView {
  /** Of a list; null for its first page. */
  readonly cursor: string | null
  readonly isLive: boolean
}

const rowsOfAPage = 50

/** Reads a page of the desk. */
export function deskQuery({ cursor, isLive, ...view }: DeskWanted) {
  const query = {
    view: view.view,
    part: view.part ?? undefined,
    stage: view.stage ?? undefined,
    way: view.way ?? undefined,
    shop: view.shop ?? undefined,
    tailor: view.tailor ?? undefined,
    cursor: cursor ?? undefined,
    limit: view.view === 'board' ? undefined : rowsOfAPage,
  }
  return queryOptions({
    queryKey: ['workshop', 'desk', view, cursor],
    queryFn: ({ signal }) => staffCall('GET /workshop/desk', { query, signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}

/** Shops and colleagues that the desk can be filtered by. */
export const filtersQuery = queryOptions({
  queryKey: ['workshop', 'filters'],
  queryFn: ({ signal }) => staffCall('GET /workshop/colleagues', { signal }),
  staleTime: 60_000,
  retry: 1,
})
