import { asc } from 'drizzle-orm'
import type { FrequentQuestion } from '@darnley/contract/help'
import type { Executor } from '#src/db/database.ts'
import { faq } from '#src/db/schema/reference.ts'

export function frequentQuestions(db: Executor): Promise<FrequentQuestion[]> {
  const { id, category, question, answer, sortOrder } = faq
  return db.select({ id, category, question, answer }).from(faq).orderBy(asc(sortOrder), asc(id))
}
