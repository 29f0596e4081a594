import type { Discount, Discounts } from '@darnley/contract/workshop-codes'
import { queryOptions, type QueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** All discount codes with their uses; only owners may. */
export const codesQuery = queryOptions({
  queryKey: ['workshop', 'codes'],
  queryFn: ({ signal }) => staffCall('GET /workshop/codes', { signal }),
  retry: 1,
})

/** Puts a code as the api answered into the list. */
export function showCode(client: QueryClient, code: Discount): void {
  client.setQueryData(
    codesQuery.queryKey,
    (list?: Discounts) =>
      list && { ...list, codes: list.codes.map((each) => (each.code === code.code ? code : each)) },
  )
}
