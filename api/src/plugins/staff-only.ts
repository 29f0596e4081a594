import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden, unauthorized } from '#src/lib/http-error.ts'
import type { LiveSession } from '#src/modules/storefront-session/repository.ts'
import { findStaff } from '#src/modules/storefront-session/session.ts'
import type { Services } from '#src/services.ts'

const colleagues = new WeakMap<FastifyRequest, LiveSession>()

/**
 * Guards every call with `staff` access in the contract before anything is read, so that new calls are covered. 401
 * for callers who are not signed in, 403 on the site of another storefront.
 */
export function guardStaffCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'accessTokens' | 'sites'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.contract?.access !== 'staff') return
    const colleague = await findStaff(services, request)
    if (!colleague) throw unauthorized('Sign in first')
    const site = await services.sites.of(request)
    if (site && site.id !== colleague.storefront.id)
      throw forbidden('This is the site of another storefront')
    colleagues.set(request, colleague)
  })
}

/** Returns the caller of a call with `staff` access. */
export function staffOf(request: FastifyRequest): LiveSession {
  const colleague = colleagues.get(request)
  if (!colleague) throw new Error('The contract of this call does not require staff')
  return colleague
}

/** Returns the actor for a history: with the shop when its till signed in. */
export function actorOf({ staffId, storeId }: LiveSession): string {
  return `staff:${staffId}${storeId ? `@${storeId}` : ''}`
}
