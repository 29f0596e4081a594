import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { faq as faqCall, type FrequentQuestion } from '@darnley/contract/help'
import type { Executor } from '#src/db/database.ts'
import { faq } from '#src/db/schema/reference.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'

export function faqRoutes(app: FastifyInstance, { db, config }: Services): void {
  serve(app, {
    route: faqCall,
    handler: async () =>
      (await readFaq(db)).map((each) => ({
        ...each,
        question: withNames(each.question, config.company),
        answer: withNames(each.answer, config.company),
      })),
  })
}

function readFaq(db: Executor): Promise<FrequentQuestion[]> {
  const { id, category, question, answer, sortOrder } = faq
  return db.select({ id, category, question, answer }).from(faq).orderBy(asc(sortOrder), asc(id))
}

interface Names {
  readonly name: string
  readonly supportEmail: string
}

/** Replaces the placeholders by the configured values. */
function withNames(text: string, { name, supportEmail }: Names): string {
  return text.replaceAll('{company}', () => name).replaceAll('{support_email}', () => supportEmail)
}
