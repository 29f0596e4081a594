import { queryOptions } from 'shared/query'

/** The steps after the details, which a first visit can do without. */
export const laterStepsQuery = queryOptions({
  queryKey: ['later-steps'],
  queryFn: () => import('#src/pages/checkout/later-steps.ts'),
  staleTime: Infinity,
  // The notice that follows has a button to try again, which is quicker than waiting for more tries.
  retry: 1,
  structuralSharing: false,
})
