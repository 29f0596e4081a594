/** Milliseconds. Whoever does nothing for as long begins another visit. */
const aVisit = 30 * 60 * 1000

/**
 * How the catalogue is read. It changes a few times a week: within a visit nothing is asked for twice, so what no
 * step shows just now is kept as long as what one does. A failure is tried again once, unless the time was up: the
 * person decides sooner than we do.
 */
export const catalogueQuery = {
  staleTime: aVisit,
  gcTime: aVisit,
  // Without a connection an answer is not waited for: the step says so, and asks again when there is one.
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (failures: number, error: Error): boolean =>
    failures < 1 && !('code' in error && error.code === 'Request aborted'),
} as const
