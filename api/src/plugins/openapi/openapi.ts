import type { FastifyInstance } from 'fastify'
import { makeOpenApi } from './document.ts'

/** Serves GET /openapi.json, the contract as an OpenAPI document. */
export function publishOpenApi(app: FastifyInstance, companyName: string): void {
  // Created on first request, since most APIs never serve it.
  let document: ReturnType<typeof makeOpenApi> | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= makeOpenApi(companyName)
    return reply.header('cache-control', 'no-cache').send(document)
  })
}
