import { type Visitor, visit } from './visitor.ts'
import type { TestEnvironment } from './test-environment.ts'

export type Domain = 'kirk' | 'maison'

export const PASSWORD = 'needle-and-thread'

/** Returns an anonymous visitor on the site of a storefront. */
export function visitorOf(environment: TestEnvironment, domain: Domain): Visitor {
  return visit(environment.apiUrl, { 'x-forwarded-host': `${domain}.localhost:3000` })
}

export async function signIn(environment: TestEnvironment, domain: Domain): Promise<Visitor> {
  const visitor = visitorOf(environment, domain)
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
