import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Lets the holder see what editors have not published yet, on one site until a time. */
export interface DraftPreview {
  /** Public address of the site, without a path. */
  readonly origin: string
  /** Seconds since 1970. */
  readonly until: number
}

/** Says to api and content, inside the network, that the edge asks for drafts: the token of the preview. */
export const draftPreviewHeader = 'x-draft-preview'

/** Seconds for which an editor's link is good. */
export const draftPreviewSeconds = 900

/** Seconds by which the clocks of two machines may differ. */
const clockDrift = 30

/** A setting of admin, edge, api and content: its first secret signs, all of them are believed. */
export const DraftPreviewSecret = z
  .string()
  .min(16)
  .optional()
  .describe('a secret, such as the output of "openssl rand -hex 32"')

/** Returns the token of a preview: origin, end and signature. The admin signs alike (`content/src/rules/draft-link.ts`). */
export function signDraftPreview(preview: DraftPreview, secret: string): string {
  const origin = Buffer.from(preview.origin).toString('base64url')
  return `${origin}.${preview.until}.${signatureOf(preview, secret)}`
}

export type ReadDraftPreview =
  | { readonly type: 'valid'; readonly preview: DraftPreview }
  | { readonly type: 'unsigned' }
  | { readonly type: 'expired'; readonly until: number }
  /** It is good for longer than any link: its signer's clock is ahead. */
  | { readonly type: 'ahead'; readonly until: number }

/** Reads a token. Reports `expired` and `ahead` only when it was signed with one of these secrets. */
export function readDraftPreview(token: string, secrets: readonly string[]): ReadDraftPreview {
  const [encoded = '', end = '', signature = ''] = token.split('.')
  const preview = { origin: Buffer.from(encoded, 'base64url').toString(), until: Number(end) }
  if (!/^\d{1,12}$/.test(end) || !secrets.some((secret) => isSame(signature, preview, secret)))
    return { type: 'unsigned' }
  const now = Math.floor(Date.now() / 1000)
  if (preview.until < now) return { type: 'expired', until: preview.until }
  if (preview.until > now + draftPreviewSeconds + clockDrift)
    return { type: 'ahead', until: preview.until }
  return { type: 'valid', preview }
}

function isSame(signature: string, preview: DraftPreview, secret: string): boolean {
  const given = Buffer.from(signature)
  const own = Buffer.from(signatureOf(preview, secret))
  return given.length === own.length && timingSafeEqual(given, own)
}

function signatureOf({ origin, until }: DraftPreview, secret: string): string {
  return createHmac('sha256', secret).update(`drafts ${origin} ${until}`).digest('base64url')
}
