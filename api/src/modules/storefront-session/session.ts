import type { FastifyRequest } from 'fastify'
import type { Database, Executor } from '#src/db/database.ts'
import { addressKey } from '@darnley/node/address-key'
import { hashToken, isToken, makeToken } from '#src/lib/tokens.ts'
import type { AccessTokens } from './access-token.ts'
import { staffCookie } from './cookies.ts'
import { createStaffRepository, type Device, type LiveSession } from './repository.ts'
import { ACCESS_SECONDS, REFRESH_SECONDS } from './rules.ts'

export interface Deps {
  readonly db: Database
  readonly accessTokens: AccessTokens
}

export interface SessionTokens {
  readonly access: string
  readonly refresh: string
}

/** Longer user agents are not genuine. */
const MAX_USER_AGENT_LENGTH = 300

export function deviceOf(request: FastifyRequest): Device {
  const device = request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null
  return { device, network: addressKey(request.ip) }
}

/** Signs a browser in and starts a family of refresh tokens. Ends the session that the browser had before. */
export async function openBrowserSession(
  { db, accessTokens }: Deps,
  { staffId, request }: { staffId: string; request: FastifyRequest },
): Promise<SessionTokens> {
  const former = await sessionOfCookies({ db, accessTokens }, request)
  return db.transaction(async (transaction) => {
    const repository = createStaffRepository(transaction)
    if (former) await repository.endSession(former)
    const sessionId = await repository.openSession({
      ...deviceOf(request),
      staffId,
      storeId: null,
      kind: 'browser',
      expiresAt: inSeconds(REFRESH_SECONDS),
    })
    return beginFamily(transaction, { accessTokens, sessionId })
  })
}

interface ProgramSession {
  readonly staffId: string
  /** Shop whose till signs in with an access code; null for a sign-in with a password. */
  readonly storeId: string | null
  readonly request: FastifyRequest
}

/** Opens a session for a program, which has no cookies. It ends with its one token. */
export async function openProgramSession(
  { db, accessTokens }: Deps,
  { staffId, storeId, request }: ProgramSession,
): Promise<string> {
  const sessionId = await createStaffRepository(db).openSession({
    ...deviceOf(request),
    staffId,
    storeId,
    kind: storeId === null ? 'program' : 'access_code',
    expiresAt: inSeconds(ACCESS_SECONDS),
  })
  return accessTokens.sign(sessionId)
}

/** Returns the signed-in colleague of a request, by cookie or bearer token; null for other callers. */
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

/** Ends the session of a request, found by either of its tokens. */
export async function endSession(deps: Deps, request: FastifyRequest): Promise<void> {
  const bearer = bearerOf(request)
  const sessionId =
    bearer === undefined
      ? await sessionOfCookies(deps, request)
      : await deps.accessTokens.read(bearer)
  if (sessionId) await createStaffRepository(deps.db).endSession(sessionId)
}

export async function sessionOfCookies(
  { db, accessTokens }: Deps,
  request: FastifyRequest,
): Promise<string | null> {
  const access = staffCookie(request, 'access')
  const named = access === undefined ? null : await accessTokens.read(access)
  const refresh = staffCookie(request, 'refresh')
  if (named !== null || !isToken(refresh)) return named
  return createStaffRepository(db).sessionOfToken(hashToken(refresh))
}

interface Family {
  readonly accessTokens: AccessTokens
  readonly sessionId: string
}

export async function beginFamily(
  db: Executor,
  { accessTokens, sessionId }: Family,
): Promise<SessionTokens> {
  const refresh = makeToken()
  await createStaffRepository(db).addRefreshToken({ hash: hashToken(refresh), sessionId })
  return { access: await accessTokens.sign(sessionId), refresh }
}

export function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}
