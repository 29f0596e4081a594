import type { FastifyInstance } from 'fastify'
import { faq } from '@darnley/contract/help'
import { toLocale } from '@darnley/domain/money'
import { shownTo } from '#src/modules/content/drafts.ts'
import { siteFees } from '#src/modules/fees/site-fees.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { withValues } from './rules.ts'

export function faqRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  serve(app, {
    route: faq,
    handler: async (_input, { request }) => {
      const { decisions, ...shown } = shownTo(request, services)
      const site = await shown.site()
      const values = {
        company: config.company,
        guaranteeDays: config.guaranteeDays,
        fees: await siteFees({ decisions }, site),
        locale: toLocale(site?.locale ?? 'en_GB'),
      }
      return (await decisions.faq.current()).map((each) => ({
        ...each,
        question: withValues(each.question, values),
        answer: withValues(each.answer, values),
      }))
    },
  })
}
