import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseRef, refText, type ReleaseRef } from './sets.ts'

/** Lets the holder of the link see one release in the live site until a time (seconds since 1970). */
export interface Preview {
  readonly release: ReleaseRef
  readonly until: number
}

/** Returns the query of a preview link: `override=booking@1.4.2-pr7&until=...&signature=...`. */
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

/** The result of reading a link's query: a preview, or why it is not one. */
export type ReadPreview =
  | { readonly type: 'valid'; readonly preview: Preview }
  | { readonly type: 'unsigned' }
  | { readonly type: 'expired'; readonly until: number }

/** Reads a link's query. Reports `expired` only when it was signed with one of these secrets. */
export function readPreview(query: URLSearchParams, secrets: readonly string[]): ReadPreview {
  const release = parseRef(query.get('override') ?? '')
  const until = Number(query.get('until'))
  if (!release || !Number.isInteger(until)) return { type: 'unsigned' }
  const given = Buffer.from(query.get('signature') ?? '')
  const isOurs = secrets.some((secret) =>
    isSame(given, Buffer.from(sign({ release, until }, secret))),
  )
  if (!isOurs) return { type: 'unsigned' }
  if (until * 1000 < Date.now()) return { type: 'expired', until }
  return { type: 'valid', preview: { release, until } }
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function sign({ release, until }: Preview, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${refText(release)} ${until}`)
    .digest('base64url')
}
