import type { FastifyRequest } from 'fastify'
import type { Storefront } from 'shared/contract/storefront-session'
import type { Config } from '#src/config.ts'
import type { Database } from '#src/db/database.ts'
import { HttpError, unauthorized } from '#src/lib/http-error.ts'
import { hashToken, isToken, makeToken } from '#src/lib/tokens.ts'
import type { AccessTokens } from './access-token.ts'
import { staffCookie } from './cookies.ts'
import { createStaffRepository, type LiveSession, type StaffRepository } from './repository.ts'
import { judgeRefresh, REFRESH_SECONDS } from './rules.ts'

export interface Deps {
  readonly db: Database
  readonly accessTokens: AccessTokens
}

export interface SessionTokens {
  readonly access: string
  readonly refresh: string
}

interface NewSession {
  readonly staffId: string
  /** The shop whose till signs in. */
  readonly storeId?: string
}

/** Begins a family of refresh tokens. */
export function openSession(
  { db, accessTokens }: Deps,
  { staffId, storeId }: NewSession,
): Promise<SessionTokens> {
  return db.transaction(async (transaction) => {
    const repository = createStaffRepository(transaction)
    const expiresAt = new Date(Date.now() + REFRESH_SECONDS * 1000)
    const sessionId = await repository.openSession({ staffId, storeId: storeId ?? null, expiresAt })
    return issue({ repository, accessTokens, sessionId })
  })
}

const ENDED = 'The session has ended'

/**
 * Spends a refresh token for the next one. One that was spent before ends the whole family: somebody else holds it.
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
    await repository.markUsed(hashToken(refresh), presented.now)
    return issue({ repository, accessTokens, sessionId: presented.sessionId })
  })
  if (outcome === 'reused')
    throw new HttpError({ status: 401, detail: ENDED, event: 'refresh_token_reused' })
  if (typeof outcome === 'string') throw unauthorized(ENDED)
  return outcome
}

interface Handover {
  /** An access token that was given out without cookies, by jwt_auth or token_swagger. */
  readonly token: string
  readonly site: Storefront | null
}

/**
 * Brings a session that was opened for a program into a browser, once: a link that carries its token works a single
 * time. The refresh token that the program never got is spent for it.
 * @throws HttpError 401, also for a session of another storefront than the site's
 */
export async function adoptSession(
  { db, accessTokens }: Deps,
  { token, site }: Handover,
): Promise<SessionTokens> {
  const ended = unauthorized('The session has ended')
  const sessionId = await accessTokens.read(token)
  if (!sessionId) throw ended
  const tokens = await db.transaction(async (transaction) => {
    const repository = createStaffRepository(transaction)
    const session = await repository.findLiveSession(sessionId, new Date())
    if (!session || (site && site.id !== session.storefront.id)) return null
    const isFirst = await repository.spendOnlyToken(sessionId, new Date())
    return isFirst ? issue({ repository, accessTokens, sessionId }) : null
  })
  if (!tokens) throw ended
  return tokens
}

/** The signed-in colleague behind a request, by cookie or Bearer token; null for anybody else. */
export async function findStaff(
  { db, accessTokens }: Deps,
  request: FastifyRequest,
): Promise<LiveSession | null> {
  const token = bearerOf(request) ?? staffCookie(request, 'access')
  const sessionId = token ? await accessTokens.read(token) : null
  return sessionId ? createStaffRepository(db).findLiveSession(sessionId, new Date()) : null
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
}

/** Ends the session of a request, whichever of its cookies is still there. */
export async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const repository = createStaffRepository(deps.db)
  const refresh = staffCookie(request, 'refresh')
  const session =
    (await findStaff(deps, request)) ??
    (isToken(refresh) ? await repository.lockRefreshToken(hashToken(refresh)) : null)
  if (session) await repository.endSession(session.sessionId)
}

interface Issue {
  readonly repository: StaffRepository
  readonly accessTokens: AccessTokens
  readonly sessionId: string
}

async function issue({ repository, accessTokens, sessionId }: Issue): Promise<SessionTokens> {
  const refresh = makeToken()
  await repository.addRefreshToken({ hash: hashToken(refresh), sessionId })
  return { access: await accessTokens.sign(sessionId), refresh }
}
