import type { FastifyInstance } from 'fastify'
import { workshopFigures, workshopFiguresCsv } from '@darnley/contract/workshop-figures'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { periodFaults } from './rules.ts'
import { figuresCsv, figuresOf } from './service.ts'

export function figureRoutes(app: FastifyInstance, { reads, config }: Services): void {
  serve(app, {
    route: workshopFigures,
    rules: ({ query }) => periodFaults(query),
    handler: ({ query }) => reads.run((db) => figuresOf({ db, config }, query)),
  })

  serve(app, {
    route: workshopFiguresCsv,
    rules: ({ query }) => periodFaults(query),
    handler: ({ query }, { reply }) => {
      const name = `figures-by-${query.by}-${query.from}-${query.to}.csv`
      void reply.header('content-disposition', `attachment; filename="${name}"`)
      return reads.run((db) => figuresCsv({ db, config }, query))
    },
  })
}
