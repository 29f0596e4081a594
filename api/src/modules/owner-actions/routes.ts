import type { FastifyInstance } from 'fastify'
import { ownerActions } from '@darnley/contract/workshop-people'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { ownerActionRepository } from './repository.ts'
import { kindsOf } from './rules.ts'

export function ownerActionRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, {
    route: ownerActions,
    handler: async ({ query: { before, limit, topic } }) => {
      const kinds = topic === undefined ? null : kindsOf(topic)
      // One more tells whether there is another page.
      const found = await ownerActionRepository(db).list({ before, limit: limit + 1, kinds })
      const actions = found.slice(0, limit)
      return { actions, next_before: found.length > limit ? (actions.at(-1)?.id ?? null) : null }
    },
  })
}
