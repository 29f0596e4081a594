import type { BasketEntry, QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import type { ContentList, Item, Question, Service } from '@darnley/contract/content'

/** Returns a garment of the live catalogue with its first bookable alteration, answered as in the booking flow. */
export async function bookingOf(contentUrl: string): Promise<BasketEntry> {
  const response = await fetch(`${contentUrl}/api/items?depth=5&limit=1&where[id][equals]=jeans`)
  const { docs } = (await response.json()) as ContentList<Item>
  const [item] = docs
  const service = item?.services.find(isPlainAlteration)
  if (!item || !service || typeof item.itemCategory === 'string')
    throw new Error('The catalogue has no alteration for jeans')
  return {
    id: crypto.randomUUID(),
    itemCategory: { id: item.itemCategory.id, name: item.itemCategory.name },
    item: { id: item.id, name: item.name, coverImage: item.coverImage.url },
    itemDescription: 'Blue denim, size 32',
    serviceDetails: [detailsOf(service)],
  }
}

/** Returns a copy with new line ids. */
export function freshCopy(entry: BasketEntry): BasketEntry {
  const serviceDetails = entry.serviceDetails.map((details) => ({
    ...details,
    id: crypto.randomUUID(),
  }))
  return { ...entry, id: crypto.randomUUID(), serviceDetails }
}

function isPlainAlteration(service: Service): boolean {
  return (
    service.serviceType === 'alteration' && !service.deadEnd && service.subservices.length === 0
  )
}

function detailsOf(service: Service): ServiceDetails {
  return {
    id: crypto.randomUUID(),
    service: {
      id: service.id,
      name: service.name,
      price: service.price,
      serviceType: 'alteration',
      coverImage: service.coverImage.url,
    },
    questionAnswerModifiers: answersTo(service.questions),
    subserviceDetails: null,
    fittingChoice: 'pin_in_store',
    fittingDetails: null,
    repairLocation: null,
    tailorNotes: null,
  }
}

/** Returns the first answer to each visible question. */
function answersTo(questions: readonly Question[]): QuestionAnswerModifier[] {
  return questions.reduce<QuestionAnswerModifier[]>((given, question) => {
    const hidden = given.some(
      ({ answerId }) => answerId !== null && question.questionAnswerExclusion?.includes(answerId),
    )
    if (hidden) return given
    const option = question.options[0]
    const answer = {
      questionId: question.id,
      question: question.question,
      answer: option?.answer ?? 'As it is now',
      answerId: option?.id ?? null,
      priceModifier: option?.priceModifier ?? (0 as QuestionAnswerModifier['priceModifier']),
      tailorPointsModifier: option?.tailorPointsModifier ?? 0,
    }
    return [...given, answer]
  }, [])
}
