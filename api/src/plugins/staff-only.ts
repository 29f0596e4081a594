import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteDefinition } from '@darnley/contract/route'
import { mayActAs } from '@darnley/contract/staff-roles'
import type { Colleague } from '@darnley/contract/workshop-session'
import { forbidden, unauthorized } from '#src/lib/http-error.ts'
import type { LiveSession } from '#src/modules/storefront-session/repository.ts'
import { findStaff } from '#src/modules/storefront-session/session.ts'
import type { Services } from '#src/services.ts'
import { keepPlace } from './shed-load.ts'

const colleagues = new WeakMap<FastifyRequest, LiveSession>()

/**
 * Guards every call that the contract reserves for staff before anything is read, so that new calls are covered. 401
 * for callers who are not signed in, 403 on the site of another storefront and for those whose role is too low.
 */
export function guardStaffCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'accessTokens' | 'sites'>,
): void {
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.config.contract
    if (!route || !isForStaff(route)) return
    const work = (): Promise<LiveSession> => expectStaff(services, { request, route })
    colleagues.set(request, await keepPlace(request, work))
  })
}

async function expectStaff(
  services: Pick<Services, 'db' | 'accessTokens' | 'sites'>,
  { request, route }: { readonly request: FastifyRequest; readonly route: RouteDefinition },
): Promise<LiveSession> {
  const colleague = await findStaff(services, request)
  if (!colleague) throw unauthorized('Sign in first')
  const site = await services.sites.of(request)
  if (site && site.id !== colleague.storefront.id)
    throw forbidden('This is the site of another storefront')
  if (!mayCall(colleague, route)) throw forbidden('Your role does not allow this')
  return colleague
}

/** Whether a call is for people who signed in as staff. */
export function isForStaff({ access }: Pick<RouteDefinition, 'access'>): boolean {
  return access === 'staff' || access === 'shop' || access === 'workshop'
}

function mayCall(
  { role }: LiveSession,
  { access, role: least = 'tailor' }: Pick<RouteDefinition, 'access' | 'role'>,
): boolean {
  if (access === 'workshop') return mayActAs(role, least)
  return access === 'staff' || role === 'shop'
}

/** Returns the caller of a call that is for staff. */
export function staffOf(request: FastifyRequest): LiveSession {
  const colleague = colleagues.get(request)
  if (!colleague) throw new Error('The contract of this call does not require staff')
  return colleague
}

/** Returns the caller of a call that is for the workshop's staff. */
export function workshopStaffOf(request: FastifyRequest): Colleague {
  const { staffId: id, role, name, email } = staffOf(request)
  if (role === 'shop') throw new Error('The contract of this call does not require the workshop')
  return { id, role, email, name: name ?? email.replace(/@.*/, '') }
}

/** Returns the actor for a history: with the shop when its till signed in. */
export function actorOf({ staffId, storeId }: LiveSession): string {
  return `staff:${staffId}${storeId ? `@${storeId}` : ''}`
}
