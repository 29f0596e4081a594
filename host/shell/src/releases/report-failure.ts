import type { ReleaseFailure } from '@darnley/contract/release-failure'
import { isTimeLimitError } from '@darnley/web/time-limit'
import { foreignDocument, pageReleases } from '#src/areas/page-blocks.ts'

/** Matches messages of browsers and the federation runtime about a file that failed to load or was blocked. */
const unloaded = /dynamically imported module|module script failed|RUNTIME-/i

export interface FailedArea {
  /** `booking/wizard`. */
  readonly area: string
  /** URL of the container that was in use. */
  readonly url: string
  readonly cause: unknown
}

/**
 * Reports to the edge that a release failed here; enough reports roll it back. Best effort, contains nothing personal.
 */
export function reportFailure({ area, url, cause }: FailedArea): void {
  const release = releaseOf(url)
  if (release === undefined) return
  const failure: ReleaseFailure = {
    area,
    release,
    reason: reasonOf(cause),
    route: location.pathname,
    set: pageReleases().set,
    trace: traceOf(cause),
  }
  const body = new Blob([JSON.stringify(failure)], { type: 'application/json' })
  navigator.sendBeacon('/releases/failures', body)
}

/** Returns `name@version` of what a container belongs to; the edge names those of other origins in the page. */
function releaseOf(url: string): string | undefined {
  const [, name, version] = /^\/releases\/(?:_retry-\d\/)?([^/]+)\/([^/]+)\//.exec(url) ?? []
  return name ? `${name}@${version}` : foreignDocument()?.releases[url]
}

function reasonOf(cause: unknown): ReleaseFailure['reason'] {
  if (isTimeLimitError(cause)) return 'time-limit'
  return unloaded.test(String(cause)) ? 'not-loaded' : 'threw'
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 2000)
  const cause = error.cause === undefined ? '' : `\ncaused by ${traceOf(error.cause)}`
  return `${error.stack ?? error.message}${cause}`.slice(0, 4000)
}
