import type { FastifyBaseLogger } from 'fastify'
import type { ReleaseFailure } from '@darnley/contract/release-failure'
import { parseRef } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import { rollBackRelease } from './auto-rollback.ts'
import type { ReleaseCounts } from './release-counts.ts'

/** When a release is rolled back automatically. */
export interface FailureLimit {
  /** Share of a release's visitors, 0 to 1, from which it is rolled back. */
  readonly share: number
  /** Least number of visitors, told apart by address, before anything is rolled back. */
  readonly visitors: number
}

export interface ReleaseWatch {
  /** Records that a release (`name@version`) was served to a visitor. */
  loaded(release: string): Promise<void>
  /** Records that a release failed for a visitor. */
  failed(failure: ReleaseFailure, visitor: string): Promise<void>
}

interface WatchOptions {
  readonly store: ReleaseStore
  readonly counts: ReleaseCounts
  readonly limit: FailureLimit
  /** See ReleasesNow: only what the registry names is counted, and from its latest promotion. */
  readonly countedAs: (release: string) => Promise<string | null>
  readonly log: FastifyBaseLogger
  readonly onRolledBack: (name: string) => void
}

export function watchReleases(options: WatchOptions): ReleaseWatch {
  const { store, counts, limit, countedAs, log, onRolledBack } = options

  return {
    async loaded(release) {
      const counted = await countedAs(release)
      if (counted !== null) counts.addVisitor(counted)
    },
    async failed(failure, visitor) {
      const release = parseRef(failure.release)
      const counted = release && (await countedAs(failure.release))
      if (!counted) return
      log.warn({ failure }, 'a release failed in a browser')
      const { visitors, failed } = await counts.addFailure({
        release: counted,
        visitor,
        trace: `${failure.area} ${failure.reason} at ${failure.route}\n${failure.trace}`,
      })
      // A visitor who has the files cached is not counted again, so `visitors` may be lower than `failed`.
      const share = failed / Math.max(visitors, failed)
      if (failed < limit.visitors || share < limit.share) return
      const percent = Math.round(share * 100)
      const why = `failed at ${failed} visitors, ${percent} % of those who got it; last: ${failure.area} ${failure.reason} at ${failure.route}`
      const threw = failure.reason === 'threw'
      const rolledBack = await rollBackRelease(store, { release, set: failure.set, threw, why })
      if (!rolledBack) return
      log.error({ ...rolledBack, why }, 'a release was rolled back')
      onRolledBack(rolledBack.release.name)
    },
  }
}
