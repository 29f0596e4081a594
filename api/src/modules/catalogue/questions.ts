import type { QuestionOfItem } from '@darnley/contract/catalogue'
import type { Item } from '@darnley/contract/content'
import type { Rate } from '@darnley/domain/money'
import { priceQuestion } from './priced.ts'

/** Returns the questions in the order they are asked: a service's own, then those of its subservices. */
export function questionsOf(item: Item, rate: Rate): QuestionOfItem[] {
  return item.services.flatMap(({ id: service_id, questions, subservices }) => [
    ...questions.map((question) => ({
      ...priceQuestion(question, rate),
      service_id,
      subservice_id: null,
    })),
    ...subservices.flatMap((subservice) =>
      subservice.questions.map((question) => ({
        ...priceQuestion(question, rate),
        service_id,
        subservice_id: subservice.id,
      })),
    ),
  ])
}
