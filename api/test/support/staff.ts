import { type Visitor, visit } from './visitor.ts'
import type { World } from './world.ts'

export type Domain = 'kirk' | 'maison'

export const PASSWORD = 'needle-and-thread'

/** Returns an anonymous visitor on the site of a storefront. */
export function visitorOf(world: World, domain: Domain): Visitor {
  return visit(world.apiUrl, { 'x-forwarded-host': `${domain}.localhost:3000` })
}

export async function signIn(world: World, domain: Domain): Promise<Visitor> {
  const visitor = visitorOf(world, domain)
  const body = { email: `staff@${domain}.example`, password: PASSWORD }
  const { status } = await visitor.post('/storefront/token', { body })
  if (status !== 200) throw new Error(`${domain} could not sign in: ${status}`)
  return visitor
}

export const IN_STORE = {
  in_store_type: 'return_to_store',
  collection_provider: 'Onfleet',
  dropoff_provider: 'Onfleet',
  address: null,
  origin_system: 'in-store',
} as const
