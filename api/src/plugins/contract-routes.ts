import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteDefinition } from 'shared/contract/route'
import type { z } from 'zod'
import { type Input, validate } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves; absent for the api's own pages. */
    contract?: RouteDefinition
  }
}

export type Handler<Route extends RouteDefinition> = (
  input: Input<Route>,
  context: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => Promise<z.input<Route['response']>> | z.input<Route['response']>

interface Served<Route extends RouteDefinition> {
  readonly route: Route
  readonly handler: Handler<Route>
}

/**
 * Serves one call of the contract: what goes in is checked by it, and only what its response schema names goes out.
 * A null response is 204.
 */
export function serve<Route extends RouteDefinition>(
  app: FastifyInstance,
  { route, handler }: Served<Route>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    config: { contract: route },
    handler: async (request, reply) => {
      const { params, query, headers, body } = request
      const [, encodedQuery = ''] = request.url.split(/\?(.*)/s)
      const raw = { params, query, headers, body: body ?? undefined, encodedQuery }
      const input = validate(route, raw)
      const answer = route.response.parse(await handler(input, { request, reply }))
      if (answer === null) return reply.status(204).send()
      if (route.produces) reply.type(route.produces)
      // The page of the API would show its bytes as text: by this it offers the file. Browsers show it all the same.
      if (route.produces === 'application/pdf') reply.header('content-description', 'File Transfer')
      return reply.send(answer)
    },
  })
}
