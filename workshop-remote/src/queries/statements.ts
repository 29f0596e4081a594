import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import type { Month } from '#src/lib/month.ts'

/** Reads what each partner collected, owes and settled in a month; only owners may. */
export function statementsQuery(month: Month) {
  return queryOptions({
    queryKey: ['workshop', 'statements', month],
    queryFn: ({ signal }) => staffCall('GET /workshop/statements', { query: { month }, signal }),
    staleTime: 10_000,
    retry: 1,
  })
}
