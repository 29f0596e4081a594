import type { FastifyInstance } from 'fastify'
import { allowLocalOrigins } from '#src/http/local-origins.ts'
import { matchesQuery, type Address } from './address.ts'
import { ukAddresses } from './uk-addresses.ts'

const mostResults = 8

/**
 * Suggests addresses in the United Kingdom, and nowhere else, while someone types. What they typed is the whole body,
 * as text, which a browser may send to another origin without asking first; an address of a call never holds it.
 */
export async function addressRoutes(app: FastifyInstance): Promise<void> {
  allowLocalOrigins(app)
  app.post<{ Body: unknown }>('/addresses', async ({ body }): Promise<Address[]> => {
    const query = typeof body === 'string' ? body : ''
    return ukAddresses.filter((address) => matchesQuery(address, query)).slice(0, mostResults)
  })
}
