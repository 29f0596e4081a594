import type { FastifyInstance } from 'fastify'
import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { HttpError } from '#src/lib/http-error.ts'

/** Responds with 405 and the allowed methods on every path of the contract. Must be registered after all its routes. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of Object.values<RouteDefinition>(calls)) {
    const known = methods.get(path) ?? new Set()
    // Fastify serves HEAD wherever it serves GET.
    methods.set(path, known.add(method).union(new Set(method === 'GET' ? ['HEAD'] : [])))
  }
  for (const [url, known] of methods) {
    const allow = [...known].toSorted().join(', ')
    app.route({
      url,
      method: app.supportedMethods.filter((method) => !known.has(method)),
      exposeHeadRoute: false,
      onRequest: async () => {
        throw new HttpError({ status: 405, detail: `Allowed: ${allow}`, headers: { allow } })
      },
      handler: () => null,
    })
  }
}
