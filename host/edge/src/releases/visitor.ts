import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteKind } from '@darnley/contract/area'
import { failedShellCookie, heldSetCookie } from '@darnley/contract/release-failure'
import { signedInHint } from '@darnley/contract/session-hint'
import { readPreview } from '@darnley/releases/preview'
import type { ReleaseRef } from '@darnley/releases/sets'
import { drawShare } from './canary-share.ts'
import { cookieOf, serializeCookie } from './cookies.ts'
import type { ReleasesNow, Visitor } from './edge-releases.ts'

const shareCookie = 'canary-share'
const month = 30 * 86_400
/** Holds the signed query of the preview's link. */
export const previewCookie = 'preview'

type Request = Pick<FastifyRequest, 'headers'>

export interface VisitorOptions {
  readonly previewSecrets: readonly string[]
  /** Whether customers reach the site over https. */
  readonly isSecure: boolean
}

/** Reads from a request what determines its set. */
export function readVisitor(
  request: Request,
  { previewSecrets, isSecure }: VisitorOptions,
): Visitor {
  const read = (name: string): string | undefined => cookieOf(request, name, isSecure)
  const share = read(shareCookie)
  const preview = read(previewCookie)
  return {
    share: share !== undefined && /^\d{1,2}(\.\d{1,2})?$/.test(share) ? Number(share) : null,
    heldSet: read(heldSetCookie),
    failedShells: read(failedShellCookie)?.split('/', 3) ?? [],
    preview: preview ? releaseOf(preview, previewSecrets) : undefined,
  }
}

/** Whether a browser says that a member of staff is signed in: a hint, which opens nothing. */
export function saysSignedIn(request: Request, isSecure: boolean): boolean {
  return cookieOf(request, signedInHint, isSecure) !== undefined
}

function releaseOf(query: string, secrets: readonly string[]): ReleaseRef | undefined {
  const read = readPreview(new URLSearchParams(query), secrets)
  return read.type === 'valid' ? read.preview.release : undefined
}

interface Draw {
  readonly reply: FastifyReply
  readonly site: SiteKind
  readonly releases: Pick<ReleasesNow, 'hasCanary'>
  readonly visitor: Visitor
  readonly isSecure: boolean
}

/** Assigns a share to a new visitor, but only while a canary runs, to avoid needless cookies. */
export function withShare({ reply, site, releases, visitor, isSecure }: Draw): Visitor {
  if (visitor.share !== null || !releases.hasCanary(site)) return visitor
  const share = drawShare()
  void reply.header(
    'set-cookie',
    serializeCookie({ name: shareCookie, value: String(share), maxAge: month, isSecure }),
  )
  return { ...visitor, share }
}
