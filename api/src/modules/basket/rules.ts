/** Rules for basket entries: only what the booking flow can produce, at the catalogue's prices. */
import type { BasketEntry, QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import type { Question, Service } from '@darnley/contract/content'
import { checkServiceDetails, isBlank, serviceTypeOf } from '@darnley/domain/flow'
import { minor } from '@darnley/domain/money'
import { applyRate, type Rate } from '@darnley/domain/pricing'
import type { Catalogue, CatalogueItem } from '#src/modules/catalogue/catalogue.ts'

export interface EntryFault {
  readonly path: (string | number)[]
  readonly message: string
}

export interface Derivation {
  readonly entries: readonly BasketEntry[]
  readonly catalogue: Catalogue
  readonly rate: Rate
}

export interface Derived {
  readonly entries: BasketEntry[]
  readonly faults: EntryFault[]
}

/** Checks every entry and rewrites it from the catalogue. Entries with faults are returned unchanged. */
export function deriveEntries({ entries, catalogue, rate }: Derivation): Derived {
  const faults: EntryFault[] = duplicates(entries)
  const derived = entries.map((entry, index) => {
    const result = deriveEntry({ entry, item: catalogue.item(entry.item.id), rate })
    faults.push(...result.faults.map((fault) => ({ ...fault, path: [index, ...fault.path] })))
    return result.entry
  })
  return { entries: derived, faults }
}

interface EntryToDerive {
  readonly entry: BasketEntry
  readonly item: CatalogueItem | undefined
  readonly rate: Rate
}

interface DerivedEntry {
  readonly entry: BasketEntry
  readonly faults: EntryFault[]
}

function deriveEntry({ entry, item, rate }: EntryToDerive): DerivedEntry {
  const faults: EntryFault[] = []
  if (isBlank(entry.itemDescription))
    faults.push({ path: ['itemDescription'], message: 'The description is empty' })
  if (!item) {
    faults.push({ path: ['item', 'id'], message: 'This item is not in the catalogue' })
    return { entry: { ...entry, serviceDetails: [...entry.serviceDetails] }, faults }
  }
  const serviceDetails = entry.serviceDetails.map((details, index) => {
    const line = deriveLine({ item, details, rate })
    const path = ['serviceDetails', index]
    faults.push(...line.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
    return line.details
  })
  const { itemCategory: category } = item
  return {
    entry: {
      id: entry.id,
      itemCategory: { id: category.id, name: category.name },
      item: { id: item.id, name: item.name, coverImage: item.coverImage.url },
      itemDescription: entry.itemDescription.trim(),
      serviceDetails,
    },
    faults,
  }
}

interface LineToDerive {
  readonly item: CatalogueItem
  readonly details: ServiceDetails
  readonly rate: Rate
}

function deriveLine({ item, details, rate }: LineToDerive): {
  details: ServiceDetails
  faults: EntryFault[]
} {
  const service = item.services.find(({ id }) => id === details.service.id)
  if (!service) {
    const fault = { path: ['service', 'id'], message: 'This service is not offered for this item' }
    return { details, faults: [fault] }
  }
  const faults = checkServiceDetails({ item, service, details })
  return {
    details: faults.length > 0 ? details : rewriteDetails({ service, details, rate }),
    faults,
  }
}

interface Rewrite {
  readonly service: Service
  readonly details: ServiceDetails
  readonly rate: Rate
}

/** Rewrites names, prices and pictures from the catalogue: a client's figures are never trusted. Requires details that passed checkServiceDetails: every id they name belongs to the service. */
function rewriteDetails({ service, details, rate }: Rewrite): ServiceDetails {
  const subservice = service.subservices.find(
    ({ id }) => id === details.subserviceDetails?.subservice.id,
  )
  return {
    ...details,
    service: {
      id: service.id,
      name: service.name,
      price: applyRate(service.price, rate),
      serviceType: serviceTypeOf(service),
      coverImage: service.coverImage.url,
    },
    questionAnswerModifiers: rewriteAnswers({
      questions: service.questions,
      answers: details.questionAnswerModifiers,
      rate,
    }),
    subserviceDetails: subservice
      ? {
          subservice: {
            id: subservice.id,
            name: subservice.name,
            priceModifier: applyRate(subservice.priceModifier, rate),
          },
          questionAnswerModifiers: rewriteAnswers({
            questions: subservice.questions,
            answers: details.subserviceDetails?.questionAnswerModifiers ?? [],
            rate,
          }),
        }
      : null,
  }
}

interface Answers {
  readonly questions: readonly Question[]
  readonly answers: readonly QuestionAnswerModifier[]
  readonly rate: Rate
}

function rewriteAnswers({ questions, answers, rate }: Answers): QuestionAnswerModifier[] {
  return answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId)
    const option = question?.options.find(({ id }) => id === answer.answerId)
    return {
      questionId: answer.questionId,
      question: question?.question ?? answer.question,
      answer: option?.answer ?? answer.answer,
      answerId: option?.id ?? null,
      priceModifier: option ? applyRate(option.priceModifier, rate) : minor(0),
      tailorPointsModifier: option?.tailorPointsModifier ?? 0,
    }
  })
}

/** Returns a fault for each repeated line id: removing one line would otherwise remove two. */
function duplicates(entries: readonly BasketEntry[]): EntryFault[] {
  const seen = new Set<string>()
  const check = (id: string, path: (string | number)[]): EntryFault[] => {
    if (seen.has(id)) return [{ path: [...path, 'id'], message: 'This id is used twice' }]
    seen.add(id)
    return []
  }
  return entries.flatMap((entry, index) => [
    ...check(entry.id, [index]),
    ...entry.serviceDetails.flatMap((line, at) => check(line.id, [index, 'serviceDetails', at])),
  ])
}
