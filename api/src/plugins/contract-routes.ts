import stream from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ValidationFault } from '@darnley/contract/errors'
import type { RouteDefinition } from '@darnley/contract/route'
import type { z } from 'zod'
import { ValidationFailed } from '#src/lib/http-error.ts'
import { bodyKbOf } from './bodies.ts'
import { type Input, type Readable, readShape } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that a route serves; absent for the API's own pages. */
    contract?: RouteDefinition
  }
}

export type Handler<Route extends RouteDefinition> = (
  input: Input<Route>,
  context: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => Promise<z.input<Route['response']>> | z.input<Route['response']>

/** Returns faults that the contract's schemas cannot express, for the fields that are valid. */
type Rules<Route extends RouteDefinition> = (
  readable: Readable<Route>,
  request: FastifyRequest,
) => Promise<readonly ValidationFault[]> | readonly ValidationFault[]

interface Served<Route extends RouteDefinition> {
  readonly route: Route
  /**
   * Called only when the shape has faults, so that a caller gets all faults at once (section 7.1). The handler
   * applies the same rules to a request of the right shape.
   */
  readonly rules?: Rules<Route>
  readonly handler: Handler<Route>
}

/**
 * Serves one call of the contract: validates the request and serialises only the fields of the response schema. A
 * null response is a 204.
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
        throw new ValidationFailed([
          ...faults,
          ...others.filter((other) => !isNamed(other, faults)),
        ])
      }
      const answer = route.response.parse(await handler(shaped.input, { request, reply }))
      if (answer === null) return reply.status(204).send()
      if (route.produces) reply.type(mediaTypeOf(route.produces))
      // Swagger UI would show the bytes as text; with this header it offers a download. Browsers display the file
      // anyway.
      if (route.produces === 'application/pdf') reply.header('content-description', 'File Transfer')
      return reply.send(isStream(answer) ? stream.Readable.from(answer) : answer)
    },
  })
}

/** A field has one fault: a rule that reads an invalid one as missing adds none. */
function isNamed({ loc }: ValidationFault, faults: readonly ValidationFault[]): boolean {
  return faults.some((fault) => fault.loc.join() === loc.join())
}

function isStream(answer: unknown): answer is AsyncIterable<string> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

/** Text is UTF-8; without the parameter programs such as spreadsheets guess. */
function mediaTypeOf(produces: NonNullable<RouteDefinition['produces']>): string {
  return produces.startsWith('text/') ? `${produces}; charset=utf-8` : produces
}

function rawInputOf(request: FastifyRequest): Parameters<typeof readShape>[1] {
  const { params, query, headers, body, url } = request
  const [, encodedQuery = ''] = url.split(/\?(.*)/s)
  return { params, query, headers, body: body ?? undefined, encodedQuery }
}
