import type { FastifyInstance } from 'fastify'
import { allowLocalOrigins } from '#src/http/local-origins.ts'
import { matchesQuery, type Address } from './address.ts'
import { ukAddresses } from './uk-addresses.ts'

const mostResults = 8

/**
 * Suggests addresses in the United Kingdom only, while the user types. The text is the plain request body, which
 * browsers send to another origin without a preflight and which never enters a URL.
 */
export async function addressRoutes(app: FastifyInstance): Promise<void> {
  allowLocalOrigins(app)
  app.post<{ Body: unknown }>('/addresses', async ({ body }): Promise<Address[]> => {
    const query = typeof body === 'string' ? body : ''
    return ukAddresses.filter((address) => matchesQuery(address, query)).slice(0, mostResults)
  })
}
