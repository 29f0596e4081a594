import type { FailedArea } from '#src/releases/report-failure.ts'

/**
 * Reports a failure, and reloads into the current set when no replacement is left. Loaded on demand; if that fails
 * too, the failure is not reported.
 */
export function afterFailure(failed: FailedArea, isReplaced: boolean): void {
  import('#src/releases/keeper.ts')
    .then(({ reportFailure, reloadIntoNewSet }) => {
      reportFailure(failed)
      return isReplaced ? undefined : reloadIntoNewSet()
    })
    .catch(() => {})
}
