import type { FastifyBaseLogger } from 'fastify'
import type { ReleaseFailure } from 'shared/contract/release-failure'
import { parseRef } from 'shared/releases/sets'
import type { ReleaseStore } from 'shared/releases/store'
import { rollBackRelease } from './auto-rollback.ts'
import type { FailureCounts } from './failure-counts.ts'

/** When a release is rolled back by itself. */
export interface FailureLimit {
  /** Share of a release's visitors, 0 to 1, from which on it is too many. */
  readonly share: number
  /** Fewer visitors than these, told apart by their addresses, never roll anything back. */
  readonly visitors: number
}

export interface ReleaseWatch {
  /** A release (`name@version`) was given to a visitor. */
  loaded(release: string): Promise<void>
  /** A page says that a release failed at a visitor. */
  failed(failure: ReleaseFailure, visitor: string): Promise<void>
}

interface WatchOptions {
  readonly store: ReleaseStore
  readonly counts: FailureCounts
  readonly limit: FailureLimit
  /** When a release was last promoted: what failed before that is counted no more. */
  readonly promotedAt: (release: string) => Promise<string>
  readonly log: FastifyBaseLogger
  /** Whether the registry names a release: only those are counted, since anybody can make up others. */
  readonly knows: (release: string) => Promise<boolean>
}

export function watchReleases(options: WatchOptions): ReleaseWatch {
  const { store, counts, limit, promotedAt, log, knows } = options
  /** Names a release with its latest promotion, from which on it is counted. */
  const promotionOf = async (release: string): Promise<string> =>
    `${release} ${await promotedAt(release)}`.trimEnd()

  return {
    async loaded(release) {
      if (await knows(release)) counts.addVisitor(await promotionOf(release))
    },
    async failed(failure, visitor) {
      const release = parseRef(failure.release)
      if (!release || !(await knows(failure.release))) return
      log.warn({ failure }, 'a release failed in a browser')
      const { visitors, failed } = await counts.addFailure(
        await promotionOf(failure.release),
        visitor,
      )
      // A visitor who had the files already is not counted anew.
      const share = failed / Math.max(visitors, failed)
      if (failed < limit.visitors || share < limit.share) return
      const percent = Math.round(share * 100)
      const why = `failed at ${failed} visitors, ${percent} % of those who got it; last: ${failure.area} ${failure.reason} at ${failure.route}`
      const threw = failure.reason === 'threw'
      const taken = await rollBackRelease(store, { release, set: failure.set, threw, why })
      if (taken) log.error({ ...taken, why }, 'a release was rolled back')
    },
  }
}
