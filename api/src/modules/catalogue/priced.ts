/** The catalogue with its prices at a rate: each price and modifier is multiplied and truncated (section 9). */
import type {
  PricedItem,
  PricedQuestion,
  PricedService,
  ServiceOfItems,
} from '@darnley/contract/catalogue'
import type { Item, Question, Service, Subservice } from '@darnley/contract/content'
import { serviceTypeOf } from '@darnley/domain/flow'
import { applyRate, type Rate } from '@darnley/domain/money'
import type { CatalogueItem } from './catalogue.ts'

export function priceItem(item: CatalogueItem, rate: Rate): PricedItem {
  return {
    id: item.id,
    name: item.name,
    coverImage: item.coverImage.url,
    itemCategory: { id: item.itemCategory.id, name: item.itemCategory.name },
    services: item.services.map((service) => priceService(service, rate)),
  }
}

export function priceService(service: Service, rate: Rate): PricedService {
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    price: applyRate(service.price, rate),
    serviceType: serviceTypeOf(service),
    fittingChoices: service.fittingChoices.map(({ choice, recommended }) => ({
      choice,
      recommended,
    })),
    questions: service.questions.map((question) => priceQuestion(question, rate)),
    subservices: service.subservices.map((subservice) => priceSubservice(subservice, rate)),
    coverImage: service.coverImage.url,
    deadEnd: service.deadEnd,
  }
}

function priceSubservice(subservice: Subservice, rate: Rate): PricedService['subservices'][number] {
  return {
    id: subservice.id,
    name: subservice.name,
    priceModifier: applyRate(subservice.priceModifier, rate),
    coverImage: subservice.coverImage?.url ?? null,
    deadEnd: subservice.deadEnd,
    questions: subservice.questions.map((question) => priceQuestion(question, rate)),
    questionAnswerExclusion: subservice.questionAnswerExclusion ?? [],
  }
}

export function priceQuestion(question: Question, rate: Rate): PricedQuestion {
  return {
    id: question.id,
    question: question.question,
    explainer: question.explainer,
    questionType: question.questionType,
    options: question.options.map((option) => ({
      id: option.id,
      answer: option.answer,
      priceModifier: applyRate(option.priceModifier, rate),
      tailorPointsModifier: option.tailorPointsModifier,
    })),
    questionAnswerExclusion: question.questionAnswerExclusion ?? [],
  }
}

export interface OfferedService {
  readonly service: Service
  readonly items: readonly Item[]
}

/** Returns every service once, with the items that offer it, in the catalogue's order. */
export function offeredServices(items: readonly Item[]): OfferedService[] {
  const found = new Map<string, { service: Service; items: Item[] }>()
  for (const item of items)
    for (const service of item.services) {
      const known = found.get(service.id)
      if (known) known.items.push(item)
      else found.set(service.id, { service, items: [item] })
    }
  return [...found.values()]
}

export function priceOffered({ service, items }: OfferedService, rate: Rate): ServiceOfItems {
  return {
    ...priceService(service, rate),
    items: items.map(({ id, name }) => ({ id, name })),
  }
}
