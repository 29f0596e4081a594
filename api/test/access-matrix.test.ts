import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signInToWorkshop, WORKSHOP_ROLES } from './support/staff.ts'
import { visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

const ROLES = [
  'anonymous',
  'basket holder',
  'staff of maison',
  'staff of kirk',
  'tailor of workshop',
  'manager of workshop',
  'owner of workshop',
] as const
type Role = (typeof ROLES)[number]

const SITES = ['customers', 'maison', 'kirk', 'workshop'] as const
type Site = (typeof SITES)[number]

/** Calls of the storefront API that need no session; all others are for staff. */
const PUBLIC_CALLS: readonly string[] = [
  'POST /storefront/token',
  'POST /storefront/token_swagger',
  'POST /storefront/jwt_auth',
  'POST /storefront/password_reset',
  'POST /storefront/refresh_token',
  'POST /storefront/logout',
]

/** Calls that end or change the session they are called with. */
const SESSION_CALLS: readonly string[] = [
  'POST /storefront/refresh_token',
  'POST /storefront/logout',
]

const PAGES = /^\/(livez|readyz|metrics|docs(\/.*)?|openapi\.json)$/

const routes: [string, RouteDefinition][] = Object.entries<RouteDefinition>(calls)
const paths = new Set(routes.map(([, { path }]) => path as string))
const served = new Set<string>()
const cookies = new Map<Role, ReadonlyMap<string, string>>()
let environment: TestEnvironment

function recordRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, config }) => {
    // The 405 for the other methods of a call's path (plugins/other-methods.ts).
    if (!config?.contract && paths.has(url)) return
    const methods = Array.isArray(method) ? method : [method]
    // Fastify adds a HEAD route for each GET.
    const declared = methods.filter((one) => one !== 'HEAD' || config?.contract?.method === 'HEAD')
    for (const one of declared) served.add(`${one} ${url}`)
  })
}

beforeAll(async () => {
  subscribe('fastify.initialization', recordRoutes)
  environment = await startTestEnvironment({ env: { RATE_LIMIT_A_MINUTE: '0' } })
  unsubscribe('fastify.initialization', recordRoutes)
  for (const role of ROLES) cookies.set(role, (await enter(role)).cookies)
})
afterAll(() => environment.stop())

async function enter(role: Role): Promise<Visitor> {
  if (role === 'staff of maison') return signIn(environment, 'maison')
  if (role === 'staff of kirk') return signIn(environment, 'kirk')
  const ofWorkshop = WORKSHOP_ROLES.find((one) => role === `${one} of workshop`)
  if (ofWorkshop) return signInToWorkshop(environment, ofWorkshop)
  const visitor = visit(environment.apiUrl)
  if (role === 'basket holder') await visitor.get('/public/get_basket')
  return visitor
}

interface Cell {
  readonly role: Role
  readonly site: Site
}

const cells: readonly Cell[] = ROLES.flatMap((role) => SITES.map((site) => ({ role, site })))

/** Sends a call without input: access is decided before validation. */
async function probe(
  { method, path }: RouteDefinition,
  { role, site, jar = cookies.get(role) }: Cell & { jar?: ReadonlyMap<string, string> | undefined },
): Promise<number> {
  const cookie = [...(jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const host = site === 'customers' ? 'localhost:3000' : `${site}.localhost:3000`
  const address = environment.apiUrl + path.replaceAll(/:\w+/g, 'nothing')
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-host': host, ...(cookie ? { cookie } : {}) },
  })
  // Consumed, so that the connection is free when the API closes.
  await response.arrayBuffer()
  return response.status
}

function staffAnswer(route: RouteDefinition, { role, site }: Cell): 401 | 403 | 'allowed' {
  const [rank = '', storefront] = role.split(' of ')
  if (storefront === undefined) return 401
  const isHere = site === 'customers' || site === storefront
  return isHere && ranksFor(route).includes(rank) ? 'allowed' : 403
}

/** The matrix, written a second time. */
function ranksFor({ access, role = 'tailor' }: RouteDefinition): string[] {
  if (access === 'shop') return ['staff']
  if (access === 'staff') return ['staff', 'tailor', 'manager', 'owner']
  return {
    tailor: ['tailor', 'manager', 'owner'],
    manager: ['manager', 'owner'],
    owner: ['owner'],
  }[role]
}

const isStaffCall = ({ access }: RouteDefinition): boolean =>
  access === 'staff' || access === 'shop' || access === 'workshop'

describe('[S14] the access matrix', () => {
  it('covers every served route and nothing else', () => {
    const listed = routes.map(([name]) => name.replaceAll(/\{(\w+)\}/g, ':$1'))
    const isPage = (route: string): boolean => PAGES.test(route.split(' ')[1] ?? '')
    expect([...served].filter((route) => !isPage(route)).toSorted()).toEqual(listed.toSorted())
    expect(routes.map(([, { method, path }]) => `${method} ${path}`)).toEqual(listed)
  })

  it('reserves the calls of storefront and workshop for staff, except public ones', () => {
    const isOfStorefront = (name: string): boolean => / \/(?:storefront|workshop)\//.test(name)
    const expected = routes.filter(([name]) => isOfStorefront(name) && !PUBLIC_CALLS.includes(name))
    expect(routes.filter(([, route]) => isStaffCall(route))).toEqual(expected)
  })
})

describe.each(routes.filter(([, route]) => isStaffCall(route)))('[S14] %s', (_name, route) => {
  it.each(cells)('$role on the site $site', async (cell) => {
    const status = await probe(route, cell)
    const expected = staffAnswer(route, cell)
    if (expected === 'allowed') expect([200, 422]).toContain(status)
    else expect(status).toBe(expected)
  })
})

const open = routes.filter(([name, route]) => !isStaffCall(route) && !SESSION_CALLS.includes(name))

describe.each(open)('[S14] %s', (_name, route) => {
  it.each(SITES)('treats every role alike on the site %s', async (site) => {
    const statuses = new Set<number>()
    for (const role of ROLES) statuses.add(await probe(route, { role, site }))
    expect([...statuses]).toHaveLength(1)
    const [status = 0] = statuses
    expect(status).toBeLessThan(500)
    if (route.access === 'provider' && route.method !== 'HEAD')
      expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('[S14] calls of a session', () => {
  it.each(cells)('serve $role on the site $site with their own cookies only', async (cell) => {
    const isStaff = cell.role.includes(' of ')
    const { cookies: jar } = await enter(cell.role)
    const refreshed = await probe(calls['POST /storefront/refresh_token'], { ...cell, jar })
    expect(refreshed).toBe(isStaff ? 200 : 401)
    expect(await probe(calls['POST /storefront/logout'], { ...cell, jar })).toBe(204)
    const details = calls['GET /storefront/storefront_details']
    expect(await probe(details, { ...cell, jar })).toBe(401)
  })
})
