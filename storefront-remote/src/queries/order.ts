import { queryOptions } from '@darnley/web/query'
import { findOrder } from '#src/calls/find-order.ts'
import { lookUpProblem } from '#src/lib/order-problem.ts'
import { pollInterval } from './poll-interval.ts'

/** Reads an order by its number; refetches while it is visible. */
export function orderQuery(number: string) {
  return queryOptions({
    queryKey: ['storefront', 'order', number],
    queryFn: () => findOrder(number),
    refetchInterval: ({ state }) => (state.error === null ? pollInterval : false),
    retry: (failures, error) => failures < 2 && lookUpProblem(error) !== 'unknown',
  })
}
