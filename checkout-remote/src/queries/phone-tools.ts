import { queryOptions } from 'shared/query'

/** The telephone rules are 30 kB that only the details step needs: a chunk of their own. */
export const phoneToolsQuery = queryOptions({
  queryKey: ['phone-tools'],
  queryFn: () => import('#src/lib/phone.ts'),
  staleTime: Infinity,
})
