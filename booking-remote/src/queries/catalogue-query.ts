/** Milliseconds; a visit ends after this much inactivity. */
const aVisit = 30 * 60 * 1000

/**
 * Options for reading the catalogue. It changes a few times a week, so nothing is fetched twice within a visit, and
 * data that no step shows is kept as long. A failure is retried once, except after a timeout: the user decides sooner.
 */
export const catalogueQuery = {
  staleTime: aVisit,
  gcTime: aVisit,
  // Without a connection a request fails at once: the step shows that, and fetches again when there is one.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (failures: number, error: Error): boolean =>
    failures < 1 && !('code' in error && error.code === 'Request aborted'),
} as const
