import type { FailedArea } from '#src/releases/report-failure.ts'

/**
 * Reports a failure, and when nothing else is left brings the page of today, whose files are there. Loaded when it is
 * needed; what failed is not told to anybody when that fails too.
 */
export function afterFailure(failed: FailedArea, isReplaced: boolean): void {
  import('#src/releases/keeper.ts')
    .then(({ reportFailure, reloadIntoNewSet }) => {
      reportFailure(failed)
      return isReplaced ? undefined : reloadIntoNewSet()
    })
    .catch(() => {})
}
