import type { FastifyReply, FastifyRequest } from 'fastify'
import { readDraftPreview } from '@darnley/node/draft-preview'
import { readAddress } from '#src/page/address.ts'
import { cookieOf, serializeCookie } from '#src/releases/cookies.ts'
import type { Sites } from '#src/sites/find-site.ts'

/** A preview of drafts that an editor's link has started in this browser. */
export interface StartedPreview {
  /** What the api and the content service ask for. */
  readonly token: string
  /** Seconds since 1970. */
  readonly until: number
}

export interface DraftPreviews {
  /** Returns null for a visitor: without a cookie, with one of another site, or with one that has run out. */
  of(request: Pick<FastifyRequest, 'headers' | 'host'>): StartedPreview | null
  /**
   * Handles a link with `?drafts=...`: a signed one starts a preview, `none` ends it. Returns undefined when the URL has
   * none.
   */
  follow(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined
}

interface PreviewsOptions {
  /** None: no drafts are shown. */
  readonly secrets: readonly string[]
  readonly sites: Pick<Sites, 'of' | 'origin'>
  readonly isSecure: boolean
}

const cookie = 'drafts'
const parameter = 'drafts'

export function draftPreviews({ secrets, sites, isSecure }: PreviewsOptions): DraftPreviews {
  const originOf = (request: Pick<FastifyRequest, 'host'>): string =>
    sites.origin(sites.of(request))

  /** Returns the preview of a token, or the message why there is none. */
  function read(token: string, origin: string): StartedPreview | string {
    if (secrets.length === 0)
      return 'This site shows no drafts: its edge has no CONTENT_PREVIEW_SECRET, which the admin signs with.'
    const found = readDraftPreview(token, secrets)
    if (found.type === 'expired')
      return 'This preview has run out: load the document in the admin again, then press "Preview".'
    if (found.type === 'unsigned')
      return 'This link is not signed by the admin of this site (CONTENT_PREVIEW_SECRET).'
    if (found.type === 'ahead')
      return 'The clocks of admin and edge differ: this link would be good for longer than any link is. Set both by NTP.'
    const { preview } = found
    return preview.origin === origin
      ? { token, until: preview.until }
      : `This link shows the drafts of ${preview.origin}, not of ${origin}: SITE_URL of the admin names another site.`
  }

  return {
    of(request) {
      const token = cookieOf(request, cookie, isSecure)
      if (token === undefined) return null
      const found = read(token, originOf(request))
      return typeof found === 'string' ? null : found
    },
    follow(request, reply) {
      const { pathname, searchParams: query } = readAddress(request.url)
      const given = query.get(parameter)
      if (given === null) return undefined
      void reply.headers(unkept)
      const found = given === 'none' ? null : read(given, originOf(request))
      if (typeof found === 'string') return reply.code(403).type('text/plain').send(found)
      const maxAge = found ? found.until - Math.floor(Date.now() / 1000) : 0
      query.delete(parameter)
      const rest = query.size > 0 ? `?${query.toString()}` : ''
      const value = found?.token ?? ''
      return reply
        .header('set-cookie', serializeCookie({ name: cookie, value, maxAge, isSecure }))
        .redirect(pathname + rest, 303)
    },
  }
}

/** Headers of what only an editor sees: no cache keeps it, no search engine lists it, no other site learns its address. */
export const unkept = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const
