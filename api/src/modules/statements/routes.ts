import type { FastifyInstance } from 'fastify'
import {
  recordSettlement as recordCall,
  workshopStatementCsv,
  workshopStatements,
} from '@darnley/contract/workshop-statements'
import { dayAt } from '@darnley/domain/turnaround'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { settlementFaults } from './rules.ts'
import { csvOfStatement, recordSettlement, statementsOf } from './service.ts'

export function statementRoutes(app: FastifyInstance, services: Services): void {
  const { db, reads, config } = services

  serve(app, {
    route: workshopStatements,
    handler: ({ query }) => reads.run((on) => statementsOf({ db: on, config }, query.month)),
  })

  serve(app, {
    route: workshopStatementCsv,
    handler: async ({ query }, { reply }) => {
      const csv = await reads.run((on) => csvOfStatement(on, query))
      // The id of a partner, which exists, is a slug.
      const name = `statement-${query.shop}-${query.month}.csv`
      void reply.header('content-disposition', `attachment; filename="${name}"`)
      return csv
    },
  })

  serve(app, {
    route: recordCall,
    rules: ({ body }) => settlementFaults(body, dayAt(new Date())),
    handler: ({ body: wanted }, { request }) =>
      recordSettlement(db, { actorId: workshopStaffOf(request).id, wanted }),
  })
}
