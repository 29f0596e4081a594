/**
 * How the catalogue is read. It changes a few times a week: within a visit nothing is asked for twice. A failure
 * is tried again once, unless the time was up: the person decides sooner than we do.
 */
export const catalogueQuery = {
  staleTime: 30 * 60 * 1000,
  retry: (failures: number, error: Error): boolean =>
    failures < 1 && !('code' in error && error.code === 'Request aborted'),
}
