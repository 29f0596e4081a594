import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteDefinition } from '@darnley/contract/route'
import { addressKey } from '@darnley/node/address-key'
import { HttpError, type SecurityEvent } from '#src/lib/http-error.ts'
import { recordEvent } from '#src/metrics/business-events.ts'

/** Calls that authenticate a person. */
const AUTHENTICATION_CALLS: ReadonlySet<string> = new Set([
  '/storefront/token',
  '/storefront/token_swagger',
  '/storefront/jwt_auth',
  '/public/storefront/auth',
  '/public/account_sign_in',
])

/** Calls whose success is an event. */
const SUCCESSES: ReadonlyMap<string, SecurityEvent> = new Map([
  ['/storefront/logout', 'signed_out'],
  ['/public/my_repairs_sign_out', 'signed_out'],
  ['/public/account_sign_out_everywhere', 'signed_out'],
  ['/public/password_reset', 'password_reset'],
  ['/storefront/password_reset', 'password_reset'],
  ['/public/account_password', 'password_changed'],
  ['/public/confirm_account_email', 'email_changed'],
  ['/public/account_deletion', 'account_deleted'],
])

interface Answered {
  readonly route: Pick<RouteDefinition, 'path' | 'access'>
  readonly status: number
}

/**
 * Returns the security event of a response; null for most. It is derived from the call and its status, so that new
 * calls are covered; an error sets the event when they are not enough (a reused token).
 */
export function eventOf({ route: { path, access }, status }: Answered): SecurityEvent | null {
  if (AUTHENTICATION_CALLS.has(path)) return authenticationEvent(status)
  if (status < 400) return SUCCESSES.get(path) ?? null
  if (status === 429) return 'writes_throttled'
  if (access === 'provider') return status === 400 || status === 401 ? 'webhook_refused' : null
  if (path === '/storefront/refresh_token' && status === 401) return 'session_refused'
  return status === 401 || status === 403 ? 'access_refused' : null
}

function authenticationEvent(status: number): SecurityEvent | null {
  if (status === 429) return 'sign_in_throttled'
  if (status === 401 || status === 403) return 'sign_in_failed'
  return status < 400 ? 'signed_in' : null
}

/**
 * Logs each event in an `event` field for monitors to count. A caller is identified by a hash that is stable for one
 * address and one process and does not reveal the address: no personal data.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  const named = new WeakMap<FastifyRequest, SecurityEvent>()
  const key = randomBytes(32)
  const callerIdOf = (address: string): string =>
    createHmac('sha256', key).update(addressKey(address)).digest('base64url').slice(0, 12)

  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof HttpError && error.event) named.set(request, error.event)
  })
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    const route = request.routeOptions.config.contract
    const event = named.get(request) ?? (route ? eventOf({ route, status }) : null)
    if (!event) return
    const record = { event, route: route?.path, status, caller: callerIdOf(request.ip) }
    recordEvent('security', { event })
    request.log[status < 400 ? 'info' : 'warn'](record, 'security event')
  })
}
