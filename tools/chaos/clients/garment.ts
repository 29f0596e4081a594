import type { BasketEntry, QuestionAnswerModifier } from '@darnley/contract/basket'
import type { ContentList, Item, Question } from '@darnley/contract/content'

/** Makes jeans with the first plain alteration of the live catalogue, each with ids of its own. */
export async function garmentsOf(contentUrl: string): Promise<() => BasketEntry> {
  const response = await fetch(`${contentUrl}/api/items?depth=5&limit=1&where[id][equals]=jeans`)
  const { docs } = (await response.json()) as ContentList<Item>
  const [item] = docs
  const service = item?.services.find(
    ({ serviceType, deadEnd, subservices }) =>
      serviceType === 'alteration' && !deadEnd && subservices.length === 0,
  )
  if (!item || !service || typeof item.itemCategory === 'string')
    throw new Error('The catalogue has no jeans to alter')
  const { id, name, price } = service
  const { itemCategory } = item
  return () => ({
    id: crypto.randomUUID(),
    itemCategory: { id: itemCategory.id, name: itemCategory.name },
    item: { id: item.id, name: item.name, coverImage: item.coverImage.url },
    itemDescription: 'Blue denim',
    serviceDetails: [
      {
        id: crypto.randomUUID(),
        service: { id, name, price, serviceType: 'alteration', coverImage: service.coverImage.url },
        questionAnswerModifiers: service.questions.reduce(answer, []),
        subserviceDetails: null,
        fittingChoice: 'pin_in_store',
        fittingDetails: null,
        repairLocation: null,
        tailorNotes: null,
      },
    ],
  })
}

/** The first answer to each question that those before it leave visible. */
function answer(given: QuestionAnswerModifier[], question: Question): QuestionAnswerModifier[] {
  const chosen = given.map(({ answerId }) => answerId)
  if (question.questionAnswerExclusion?.some((id) => chosen.includes(id))) return given
  const option = question.options[0]
  const free = 0 as QuestionAnswerModifier['priceModifier']
  return [
    ...given,
    {
      questionId: question.id,
      question: question.question,
      answer: option?.answer ?? 'As it is now',
      answerId: option?.id ?? null,
      priceModifier: option?.priceModifier ?? free,
      tailorPointsModifier: option?.tailorPointsModifier ?? 0,
    },
  ]
}
