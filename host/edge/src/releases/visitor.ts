import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteKind } from '@darnley/contract/area'
import { failedShellCookie, heldSetCookie } from '@darnley/contract/release-failure'
import { signedInHint } from '@darnley/contract/session-hint'
import { readPreview } from '@darnley/releases/preview'
import type { ReleaseRef } from '@darnley/releases/sets'
import { drawShare } from './canary-share.ts'
import { cookieName, serializeCookie } from './cookies.ts'
import type { EdgeReleases, Visitor } from './edge-releases.ts'

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
  const cookies = parseCookie(request.headers.cookie ?? '')
  const read = (name: string): string | undefined => cookies[cookieName(name, isSecure)]
  const share = read(shareCookie)
  const preview = read(previewCookie)
  return {
    share: share !== undefined && /^\d{1,2}(\.\d{1,2})?$/.test(share) ? Number(share) : null,
    heldSet: read(heldSetCookie),
    failedShells: read(failedShellCookie)?.split('/').slice(0, 3) ?? [],
    preview: preview ? releaseOf(preview, previewSecrets) : undefined,
  }
}

/** Whether a browser says that a member of staff is signed in: a hint, which opens nothing. */
export function saysSignedIn(request: Request, isSecure: boolean): boolean {
  return parseCookie(request.headers.cookie ?? '')[cookieName(signedInHint, isSecure)] !== undefined
}

function releaseOf(query: string, secrets: readonly string[]): ReleaseRef | undefined {
  const read = readPreview(new URLSearchParams(query), secrets)
  return read.type === 'valid' ? read.preview.release : undefined
}

interface Draw {
  readonly reply: FastifyReply
  readonly site: SiteKind
  readonly releases: EdgeReleases
  readonly visitor: Visitor
  readonly isSecure: boolean
}

/** Assigns a share to a new visitor, but only while a canary runs, to avoid needless cookies. */
export async function withShare({
  reply,
  site,
  releases,
  visitor,
  isSecure,
}: Draw): Promise<Visitor> {
  if (visitor.share !== null || !(await releases.hasCanary(site))) return visitor
  const share = drawShare()
  void reply.header(
    'set-cookie',
    serializeCookie({ name: shareCookie, value: String(share), maxAge: month, isSecure }),
  )
  return { ...visitor, share }
}
