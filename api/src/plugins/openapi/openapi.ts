import type { FastifyInstance } from 'fastify'
import { makeOpenApi } from './document.ts'

/** GET /openapi.json: the contract as an OpenAPI document. */
export function publishOpenApi(app: FastifyInstance, companyName: string): void {
  // Made when it is first asked for: it is garbage for an api whose docs nobody reads.
  let document: ReturnType<typeof makeOpenApi> | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= makeOpenApi(companyName)
    return reply.header('cache-control', 'no-cache').send(document)
  })
}
