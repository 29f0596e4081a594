import type { FastifyInstance } from 'fastify'
import { faq } from '@darnley/contract/help'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'

export function faqRoutes(app: FastifyInstance, { decisions, config }: Services): void {
  serve(app, {
    route: faq,
    handler: async () =>
      (await decisions.faq.current()).map((each) => ({
        ...each,
        question: withNames(each.question, config.company),
        answer: withNames(each.answer, config.company),
      })),
  })
}

interface Names {
  readonly name: string
  readonly supportEmail: string
}

/** Replaces the placeholders by the configured values. */
function withNames(text: string, { name, supportEmail }: Names): string {
  return text.replaceAll('{company}', () => name).replaceAll('{support_email}', () => supportEmail)
}
