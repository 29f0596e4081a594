import type { FastifyInstance } from 'fastify'
import { reportFault } from '@darnley/contract/guarantee'
import { answerReport as answerRoute } from '@darnley/contract/workshop-guarantee'
import { browserIdOf } from '#src/modules/customer-photos/browser.ts'
import { viewOrderForWorkshop } from '#src/modules/workshop-orders/view.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { actorOf, staffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { answerReport } from './answer.ts'
import { takeReport } from './report.ts'

export function guaranteeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: reportFault,
    handler: ({ body }, { request }) =>
      takeReport(services, { report: body, browserId: browserIdOf(request) }),
  })

  serve(app, {
    route: answerRoute,
    handler: async ({ params: { id, report: reportId }, body: answer }, { request }) => {
      const actor = actorOf(staffOf(request))
      const order = await answerReport(services, { id, reportId, answer, actor })
      const { slug: companySlug } = services.config.company
      return viewOrderForWorkshop(services, { order, companySlug })
    },
  })
}
