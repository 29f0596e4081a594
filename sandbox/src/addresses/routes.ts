import type { FastifyInstance } from 'fastify'
import { allowLocalOrigins } from '#src/http/local-origins.ts'
import { matchesQuery, type Address } from './address.ts'
import { ukAddresses } from './uk-addresses.ts'

const mostResults = 8

/** Suggests addresses in the United Kingdom, and nowhere else, while someone types. */
export async function addressRoutes(app: FastifyInstance): Promise<void> {
  allowLocalOrigins(app)
  app.get<{ Querystring: { query?: string } }>(
    '/addresses',
    async (request): Promise<Address[]> => {
      const query = String(request.query.query ?? '')
      return ukAddresses.filter((address) => matchesQuery(address, query)).slice(0, mostResults)
    },
  )
}
