import type { FastifyRequest } from 'fastify'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { Config } from '#src/config.ts'
import { HttpError, unauthorized } from '#src/lib/http-error.ts'
import { hashToken, isToken } from '#src/lib/tokens.ts'
import { createStaffRepository } from './repository.ts'
import { judgeRefresh, REFRESH_SECONDS } from './rules.ts'
import {
  beginFamily,
  type Deps,
  deviceOf,
  inSeconds,
  sessionOfCookies,
  type SessionTokens,
} from './session.ts'

const ENDED = 'The session has ended'

/**
 * Exchanges a refresh token for its successor. The successor is derived from the token, so concurrent uses get the
 * same one. A later reuse ends the whole family, because the token was copied.
 * @throws HttpError 401
 */
export async function rotateSession(
  { db, accessTokens, config }: Deps & { config: Pick<Config, 'staffSessionIdleMs'> },
  refresh: string | undefined,
): Promise<SessionTokens> {
  if (!isToken(refresh)) throw unauthorized(ENDED)
  const outcome = await db.transaction(async (transaction) => {
    const repository = createStaffRepository(transaction)
    const presented = await repository.lockRefreshToken(hashToken(refresh))
    const idleMs = config.staffSessionIdleMs
    const verdict = presented ? judgeRefresh(presented, { now: presented.now, idleMs }) : 'ended'
    if (presented && verdict === 'reused') await repository.endSession(presented.sessionId)
    if (!presented || verdict !== 'rotate') return verdict
    const { sessionId, now } = presented
    const next = accessTokens.successorOf(refresh)
    await repository.markUsed(hashToken(refresh), now)
    await repository.addRefreshToken({ hash: hashToken(next), sessionId })
    return { access: await accessTokens.sign(sessionId), refresh: next }
  })
  if (outcome === 'reused')
    throw new HttpError({ status: 401, detail: ENDED, event: 'refresh_token_reused' })
  if (typeof outcome === 'string') throw unauthorized(ENDED)
  return outcome
}

interface AdoptSessionOptions {
  /** An access token issued by jwt_auth. */
  readonly token: string
  readonly site: Storefront | null
  readonly request: FastifyRequest
}

/**
 * Moves a session opened with an access code into a browser, once: a link with its token works a single time. Ends
 * the session that the browser had before.
 * @throws HttpError 401, also for a session opened otherwise, or of another storefront than the site's
 */
export async function adoptSession(
  { db, accessTokens }: Deps,
  { token, site, request }: AdoptSessionOptions,
): Promise<SessionTokens> {
  const sessionId = await accessTokens.read(token)
  const former = await sessionOfCookies({ db, accessTokens }, request)
  const tokens = await db.transaction(async (transaction) => {
    const repository = createStaffRepository(transaction)
    const session = sessionId ? await repository.findLiveSession(sessionId, new Date()) : null
    if (!sessionId || !session || (site && site.id !== session.storefront.id)) return null
    const adopted = { ...deviceOf(request), expiresAt: inSeconds(REFRESH_SECONDS) }
    if (!(await repository.adopt(sessionId, adopted))) return null
    if (former) await repository.endSession(former)
    return beginFamily(transaction, { accessTokens, sessionId })
  })
  if (!tokens) throw unauthorized(ENDED)
  return tokens
}
