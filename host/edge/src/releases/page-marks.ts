import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ReleaseFailure } from '@darnley/contract/release-failure'
import { cookieOf, serializeCookie } from './cookies.ts'

/** Marks that the edge gives with its pages: a report of a failure counts only with one of them, and once. */
export interface PageMarks {
  /** Gives a browser a mark with a page of a set, unless it has one that can still be used. */
  give(page: ServedPage): void
  /** Uses the mark of a browser for one failure; false without a mark of that set, and the second time. */
  use(request: Cookies, failure: Pick<ReleaseFailure, 'release' | 'set'>): boolean
}

interface ServedPage {
  readonly request: Cookies
  readonly reply: Pick<FastifyReply, 'header'>
  /** Id of the set that the page is made of. */
  readonly set: string
}

type Cookies = Pick<FastifyRequest, 'headers'>

interface PageMarksOptions {
  /** Shared by all edges of a site: the first signs, all verify. Without one each edge accepts its own marks only. */
  readonly secrets: readonly string[]
  /** Whether customers reach the site over https. */
  readonly isSecure: boolean
}

const markCookie = 'page-mark'
/** Seconds. A page that was open for longer is not reported on. */
const lifetime = 86_400
/** Number of used marks that are remembered, longer than reports are accepted from all visitors together. */
const mostUsed = 100_000

export function pageMarks({ secrets, isSecure }: PageMarksOptions): PageMarks {
  const keys: readonly (string | Buffer)[] = secrets.length > 0 ? secrets : [randomBytes(32)]
  const used = new LRUCache<string, true>({ max: mostUsed, ttl: lifetime * 1000 })

  const signaturesOf = (mark: readonly string[]): Buffer[] =>
    keys.map((key) =>
      createHmac('sha256', key)
        .update(`page-mark ${mark.join(' ')}`)
        .digest(),
    )

  /** Returns the id of a valid mark of a set; null for anything else. */
  function read(request: Cookies, set: string): string | null {
    const cookie = cookieOf(request, markCookie, isSecure)
    if (cookie === undefined) return null
    const [until = '', id = '', signature = ''] = cookie.split('.', 3)
    const given = Buffer.from(signature, 'base64url')
    const isOurs = signaturesOf([set, until, id]).some(
      (expected) => given.length === expected.length && timingSafeEqual(given, expected),
    )
    if (!isOurs) return null
    return Number(until) * 1000 > Date.now() ? id : null
  }

  return {
    give({ request, reply, set }) {
      const current = read(request, set)
      if (current !== null && !used.has(current)) return
      const until = String(Math.floor(Date.now() / 1000) + lifetime)
      const id = randomBytes(12).toString('base64url')
      const signature = signaturesOf([set, until, id])[0]?.toString('base64url') ?? ''
      const value = `${until}.${id}.${signature}`
      const cookie = { name: markCookie, value, maxAge: lifetime, isSecure }
      void reply.header('set-cookie', serializeCookie(cookie))
    },
    use(request, { release, set }) {
      const id = read(request, set)
      if (id === null || used.has(`${id} ${release}`)) return false
      used.set(id, true)
      used.set(`${id} ${release}`, true)
      return true
    },
  }
}
