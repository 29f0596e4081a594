import { queryOptions } from 'shared/query'
import { findOrder } from '#src/calls/find-order.ts'
import { lookUpProblem } from '#src/lib/order-problem.ts'
import { colleaguesPace } from './pace.ts'

/** One order by its number, asked for again while it is looked at. */
export function orderQuery(number: string) {
  return queryOptions({
    queryKey: ['storefront', 'order', number],
    queryFn: () => findOrder(number),
    refetchInterval: ({ state }) => (state.error === null ? colleaguesPace : false),
    retry: (failures, error) => failures < 2 && lookUpProblem(error) !== 'unknown',
  })
}
