import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ValidationFault } from 'shared/contract/errors'
import type { RouteDefinition } from 'shared/contract/route'
import type { z } from 'zod'
import { ValidationFailed } from '#src/lib/http-error.ts'
import { bodyKbOf } from './bodies.ts'
import { type Input, type Readable, readShape } from './validate.ts'

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

/** Faults that the contract's shapes cannot tell, in the fields that can be read. */
type Rules<Route extends RouteDefinition> = (
  readable: Readable<Route>,
  request: FastifyRequest,
) => Promise<readonly ValidationFault[]> | readonly ValidationFault[]

interface Served<Route extends RouteDefinition> {
  readonly route: Route
  /**
   * Asked only beside faults of shape, so that a caller learns of all faults at once (section 7.1); the handler judges a
   * request of the right shape by the same rules.
   */
  readonly rules?: Rules<Route>
  readonly handler: Handler<Route>
}

/**
 * Serves one call of the contract: what goes in is checked by it, and only what its response schema names goes out.
 * A null response is 204.
 */
export function serve<Route extends RouteDefinition>(
  app: FastifyInstance,
  { route, rules, handler }: Served<Route>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: bodyKbOf(route) * 1024,
    config: { contract: route },
    handler: async (request, reply) => {
      const shaped = readShape(route, rawInputOf(request))
      if (shaped.type === 'error') {
        const { faults, readable } = shaped
        const others = (await rules?.(readable, request)) ?? []
        throw new ValidationFailed([...faults, ...others])
      }
      const answer = route.response.parse(await handler(shaped.input, { request, reply }))
      if (answer === null) return reply.status(204).send()
      if (route.produces) reply.type(route.produces)
      // The page of the API would show its bytes as text: by this it offers the file. Browsers show it all the same.
      if (route.produces === 'application/pdf') reply.header('content-description', 'File Transfer')
      return reply.send(answer)
    },
  })
}

function rawInputOf(request: FastifyRequest): Parameters<typeof readShape>[1] {
  const { params, query, headers, body, url } = request
  const [, encodedQuery = ''] = url.split(/\?(.*)/s)
  return { params, query, headers, body: body ?? undefined, encodedQuery }
}
