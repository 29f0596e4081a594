import { z } from 'zod'

/** The edge's endpoints where an open page asks for its current set and reports a failed release. */
export const liveSetPath = '/releases/live'
export const failurePath = '/releases/failures'

/** The edge's response at `liveSetPath`. */
export interface LiveSet {
  /** Id of the set that this visitor would get with a new page. */
  readonly set: string
}

/** A page's report that a release failed for one visitor. Contains no personal data. */
export const ReleaseFailure = z.strictObject({
  /** The module that failed: `booking/wizard`, or `host`. */
  area: z.string().max(60),
  /** `name@version`. */
  release: z.string().max(100),
  reason: z.enum(['not-loaded', 'time-limit', 'threw']),
  /** Path of the page, without its query. */
  route: z.string().max(200),
  /** Id of the set that the page is on. */
  set: z.string().max(40),
  /** Messages of the error and its causes, and its stack location. */
  trace: z.string().max(4000),
})
export type ReleaseFailure = z.infer<typeof ReleaseFailure>

/** The JSON that the edge writes into a page of its releases (`id="releases"`). */
export interface PageReleases {
  /** Id of the set that the page is on. */
  readonly set: string
  /** Remote name > address of the container of its last known good release. */
  readonly fallbacks: Readonly<Record<string, string>>
  /** `name@version` of host and vendor file, and whether an earlier shell can replace them. */
  readonly shell: { readonly host: string; readonly vendor: string; readonly fallback: boolean }
}

/** Set by the page during checkout: the id of the set that this visitor stays on. */
export const heldSetCookie = 'held-set'

/** Set by the page when its shell did not start: host, vendor file or both as `host@1+vendor@1`, with `/` between. */
export const failedShellCookie = 'failed-shell'
