import { escapeHtml } from '@darnley/node/html'
import { nothingIsOrdered } from './guard.ts'
import type { DraftsOverview } from './read-overview.ts'

/** What a page of a preview has beside the site. */
export interface DraftsOfPage {
  /** Seconds since 1970. */
  readonly until: number
  /** Null when it is not known. */
  readonly overview: DraftsOverview | null
}

/** Rendered by the edge outside the root, so that no release can hide it. */
export function draftsBar({ until, overview }: DraftsOfPage): string {
  const end = new Date(until * 1000).toLocaleTimeString('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' },
  })
  return `<aside class="drafts-bar" aria-label="Preview of drafts"><p><strong>${nothingIsOrdered}</strong> ${countOf(overview)} Until ${end}. <a href="?drafts=none">Leave the preview</a></p>${unfinishedOf(overview)}</aside>`
}

function countOf(overview: DraftsOverview | null): string {
  if (!overview) return 'What drafts lack could not be read.'
  return overview.drafts === 1 ? '1 draft.' : `${overview.drafts} drafts.`
}

function unfinishedOf(overview: DraftsOverview | null): string {
  const { unfinished = [] } = overview ?? {}
  if (unfinished.length === 0) return ''
  const lines = unfinished.map(
    ({ kind, name, lacks }) =>
      `<li>${escapeHtml(`${name} (${kind})`)}<ul>${lacks.map((lack) => `<li>${escapeHtml(lack)}</li>`).join('')}</ul></li>`,
  )
  const count = unfinished.length === 1 ? '1 is unfinished' : `${unfinished.length} are unfinished`
  return `<details><summary>${count}: what is missing</summary><ul>${lines.join('')}</ul></details>`
}

export const draftsBarStyle =
  '.drafts-bar{position:sticky;z-index:99;top:0;max-height:50vh;overflow:auto;padding:8px 16px;background:#111;color:#fff;font:14px/1.4 system-ui}.drafts-bar p{margin:0}.drafts-bar a{color:inherit;white-space:nowrap}.drafts-bar summary{cursor:pointer;padding:4px 0}.drafts-bar ul{margin:0;padding-left:20px}.drafts-bar :focus-visible{outline:2px solid #fff;outline-offset:2px}'

/**
 * Calls that read what is public send no cookies, by which the edge knows a preview: in its pages they do. When the
 * preview ends, the page shows again what is published. The edge says how long that takes, since the clock of the
 * editor's machine may be wrong.
 */
export function draftsScript({ until }: DraftsOfPage): string {
  const left = Math.max(0, until * 1000 - Date.now()) + 1000
  return `{const send=fetch;globalThis.fetch=(to,init)=>send(to,init?.credentials==='omit'?{...init,credentials:'same-origin'}:init);setTimeout(()=>location.reload(),${left})}`
}
