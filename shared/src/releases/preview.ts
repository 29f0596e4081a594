import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseRef, refText, type ReleaseRef } from './sets.ts'

/** Lets whoever holds it see one release in the live site until a time (seconds since 1970). */
export interface Preview {
  readonly release: ReleaseRef
  readonly until: number
}

/** The query of a preview's link: `override=booking@1.4.2-pr7&until=...&signature=...`. */
export function previewQuery(preview: Preview, secret: string): string {
  const { release, until } = preview
  return new URLSearchParams({
    override: refText(release),
    until: String(until),
    signature: sign(preview, secret),
  })
    .toString()
    .replace('%40', '@')
}

/** What a link's query is: one that shows a preview, or why it does not. */
export type ReadPreview =
  | { readonly type: 'valid'; readonly preview: Preview }
  | { readonly type: 'unsigned' }
  | { readonly type: 'expired'; readonly until: number }

/** Reads a link's query. It runs out only if it was signed with this secret: else it says nothing. */
export function readPreview(query: URLSearchParams, secret: string): ReadPreview {
  const release = parseRef(query.get('override') ?? '')
  const until = Number(query.get('until'))
  if (!release || !Number.isInteger(until)) return { type: 'unsigned' }
  const expected = Buffer.from(sign({ release, until }, secret))
  const given = Buffer.from(query.get('signature') ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { type: 'unsigned' }
  if (until * 1000 < Date.now()) return { type: 'expired', until }
  return { type: 'valid', preview: { release, until } }
}

function sign({ release, until }: Preview, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${refText(release)} ${until}`)
    .digest('base64url')
}
