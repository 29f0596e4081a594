import type { FastifyInstance } from 'fastify'
import { feeList } from '@darnley/contract/help'
import { shownTo } from '#src/modules/content/drafts.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { siteFees } from './site-fees.ts'

export function feeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: feeList,
    handler: async ({ query }, { request }) => {
      const { decisions, site } = shownTo(request, services)
      const amounts = await siteFees({ decisions }, await site())
      return (await decisions.fees.current())
        .filter(({ key }) => query.fee_key === undefined || key === query.fee_key)
        .map((fee) => ({ ...fee, amount: amounts[fee.key] }))
    },
  })
}
