import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  logout,
  refreshToken,
  storefrontDetails,
  storefrontToken,
  type Storefront,
} from '@darnley/contract/storefront-session'
import { serve } from '#src/plugins/contract-routes.ts'
import { staffOf } from '#src/plugins/staff-only.ts'
import { HttpError, unauthorized } from '#src/lib/http-error.ts'
import type { Services } from '#src/services.ts'
import {
  clearHintCookie,
  clearStaffCookies,
  setDeviceCookie,
  setStaffCookies,
  staffCookie,
} from './cookies.ts'
import { createStaffRepository } from './repository.ts'
import { adoptSession, rotateSession } from './refresh.ts'
import {
  type Deps,
  bearerOf,
  endSession,
  openBrowserSession,
  type SessionTokens,
} from './session.ts'
import { checkSignIn } from './sign-in.ts'
import { emptyTill } from './till.ts'

export function storefrontSessionRoutes(app: FastifyInstance, deps: Services): void {
  serve(app, {
    route: storefrontToken,
    handler: async ({ body }, { request, reply }) => {
      const { ip: address, hostname } = request
      const known = staffCookie(request, 'device')
      const device = known ? await deps.accessTokens.readDevice(known) : null
      const attempt = { ...body, address, hostname, device }
      const colleague = await checkSignIn(deps.db, attempt)
      setStaffCookies(reply, await openBrowserSession(deps, { staffId: colleague.id, request }))
      setDeviceCookie(reply, await deps.accessTokens.signDevice(colleague.id))
      return { storefront: colleague.storefront }
    },
  })

  serve(app, {
    route: refreshToken,
    handler: async (_input, { request, reply }) => {
      const handedOver = bearerOf(request)
      const tokens =
        handedOver === undefined
          ? await rotateSession(deps, staffCookie(request, 'refresh')).catch(refusedTo(reply))
          : await adoptSession(deps, {
              token: handedOver,
              site: await deps.sites.of(request),
              request,
            })
      setStaffCookies(reply, tokens)
      return { storefront: await storefrontOf(deps, tokens) }
    },
  })

  serve(app, {
    route: logout,
    handler: async (_input, { request, reply }) => {
      await emptyTill(deps, { request, reply })
      await endSession(deps, request)
      clearStaffCookies(reply)
      return null
    },
  })

  serve(app, {
    route: storefrontDetails,
    handler: (_input, { request }) => staffOf(request).storefront,
  })
}

/** Clears the hint after a final refusal, so that the browser does not ask again. */
function refusedTo(reply: FastifyReply): (error: unknown) => never {
  return (error) => {
    if (error instanceof HttpError && error.status === 401) clearHintCookie(reply)
    throw error
  }
}

async function storefrontOf(
  { db, accessTokens }: Deps,
  { access }: SessionTokens,
): Promise<Storefront> {
  const sessionId = await accessTokens.read(access)
  const session = sessionId
    ? await createStaffRepository(db).findLiveSession(sessionId, new Date())
    : null
  if (!session) throw unauthorized('The session has ended')
  return session.storefront
}
