import type { FastifyInstance } from 'fastify'
import {
  type CustomerDevice,
  endCustomerSession,
  ownCustomerSessions,
  signInToAccount,
  signOutEverywhere as signOutCall,
} from '@darnley/contract/own-account'
import type { Executor } from '#src/db/database.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { bySession, leave } from './by-session.ts'
import { customerCookie, setCustomerCookies } from './cookies.ts'
import { deviceOf, noteUse } from './note-use.ts'
import { signOutEverywhere } from './own-account.ts'
import { cookieSeconds, type OwnSession, ownSession, signIn } from './session.ts'
import { type OpenSession, sessionsRepository } from './sessions-repository.ts'

/** Signing in, and the open sessions of the account. */
export function customerSessionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, {
    route: signInToAccount,
    handler: async ({ body }, exchange) => {
      const { request } = exchange
      const client = { address: request.ip, device: deviceOf(request) }
      const session = await signIn(db, { ...body, ...client, former: customerCookie(request) })
      setCustomerCookies(exchange, { token: session.token, maxAge: cookieSeconds(body) })
      return session
    },
  })

  serve(app, {
    route: ownCustomerSessions,
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        await noteUse(services, { token, request: exchange.request })
        return listFor(services, await ownSession(db, token))
      }),
  })

  serve(app, {
    route: endCustomerSession,
    handler: ({ body }, exchange) =>
      bySession(exchange, body, async (token) => {
        const session = await ownSession(db, token)
        const { email } = session
        await sessionsRepository(db).end({ email, id: body.session_id })
        const left = await listFor(services, session)
        if (!left.some((each) => each.is_current)) leave(exchange, body)
        return left
      }),
  })

  serve(app, {
    route: signOutCall,
    handler: async ({ body }, exchange) => {
      await bySession(exchange, body, (token) => signOutEverywhere(services, token))
      leave(exchange, body)
      return null
    },
  })
}

async function listFor(
  { db }: { readonly db: Executor },
  { email, tokenHash }: OwnSession,
): Promise<CustomerDevice[]> {
  const found = await sessionsRepository(db).list(email)
  const views = found.map((each) => view(each, { isCurrent: each.tokenHash === tokenHash }))
  return views.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
}

function view(
  { id, accountId, device, lastUsedAt, endsAt }: OpenSession,
  { isCurrent }: { isCurrent: boolean },
): CustomerDevice {
  return {
    ...{ id, device, is_current: isCurrent },
    opened_by: accountId === null ? 'mailed_link' : 'password',
    last_used_at: lastUsedAt.toISOString(),
    ends_at: endsAt.toISOString(),
  }
}
