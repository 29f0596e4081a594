import type { RouteDefinition } from '@darnley/contract/route'
import { type Visitor, visit } from './visitor.ts'
import type { TestEnvironment } from './test-environment.ts'

export type Domain = 'kirk' | 'maison'

export const PASSWORD = 'needle-and-thread'

/** Returns an anonymous visitor on a site whose staff sign in. */
export function visitorOf(environment: TestEnvironment, domain: Domain | 'workshop'): Visitor {
  return visit(environment.apiUrl, { 'x-forwarded-host': `${domain}.localhost:3000` })
}

/** Roles of the workshop's staff, each with one account in the demonstration. */
export const WORKSHOP_ROLES = ['tailor', 'manager', 'owner'] as const
export type WorkshopRole = (typeof WORKSHOP_ROLES)[number]

export async function signInToWorkshop(
  environment: TestEnvironment,
  role: WorkshopRole,
): Promise<Visitor> {
  return enter(visitorOf(environment, 'workshop'), `${role}@darnley.example`)
}

export async function signIn(environment: TestEnvironment, domain: Domain): Promise<Visitor> {
  return enter(visitorOf(environment, domain), `staff@${domain}.example`)
}

/** Returns someone who may make the calls of each access that is for staff. */
export async function signInForEach(
  environment: TestEnvironment,
): Promise<ReadonlyMap<RouteDefinition['access'], Visitor>> {
  const shop = await signIn(environment, 'maison')
  const owner = await signInToWorkshop(environment, 'owner')
  return new Map([
    ['staff', shop],
    ['shop', shop],
    ['workshop', owner],
  ])
}

async function enter(visitor: Visitor, email: string): Promise<Visitor> {
  const { status } = await visitor.post('/storefront/token', {
    body: { email, password: PASSWORD },
  })
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
  return visitor
}

export const IN_STORE = {
  in_store_type: 'return_to_store',
  collection_provider: 'Onfleet',
  dropoff_provider: 'Onfleet',
  address: null,
  origin_system: 'in-store',
} as const
