import { queryOptions } from '@darnley/web/query'

/** Loads the steps after the details, which a first visit does not need. */
export const laterStepsQuery = queryOptions({
  queryKey: ['later-steps'],
  queryFn: () => import('#src/pages/checkout/later-steps.ts'),
  staleTime: Infinity,
  // The error notice has a button to retry, which is faster than more automatic retries.
  retry: 1,
  structuralSharing: false,
})
