import type { FastifyInstance } from 'fastify'
import { calls } from 'shared/contract/calls'
import type { RouteDefinition } from 'shared/contract/route'
import { HttpError } from '#src/lib/http-error.ts'

/** Answers 405 and the methods that there are on every path of the contract; must come after all of its routes. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of Object.values<RouteDefinition>(calls)) {
    const known = methods.get(path) ?? new Set()
    // Fastify answers HEAD wherever it answers GET.
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
