/** Rules for basket entries: only what the booking flow can produce, at the catalogue's prices. */
import type { BasketEntry, QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import type { Question, QuestionOption, Service } from '@darnley/contract/content'
import { checkServiceDetails, type FlowFault, isBlank, serviceTypeOf } from '@darnley/domain/flow'
import { minor, applyRate, type Rate } from '@darnley/domain/money'
import type { Catalogue, CatalogueItem } from '#src/modules/catalogue/catalogue.ts'

export interface EntryFault {
  /** Begins with the index of the entry. */
  readonly path: readonly [number, ...(string | number)[]]
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
    for (const { path, message } of result.faults) faults.push({ path: [index, ...path], message })
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
  readonly faults: FlowFault[]
}

function deriveEntry({ entry, item, rate }: EntryToDerive): DerivedEntry {
  const faults: FlowFault[] = []
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
  faults: FlowFault[]
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
    subserviceDetails: rewriteSubservice({ service, details, rate }),
  }
}

function rewriteSubservice({
  service,
  details: { subserviceDetails: sub },
  rate,
}: Rewrite): ServiceDetails['subserviceDetails'] {
  const subservice = service.subservices.find(({ id }) => id === sub?.subservice.id)
  if (!sub || !subservice) return null
  const { id, name, priceModifier, questions } = subservice
  return {
    subservice: { id, name, priceModifier: applyRate(priceModifier, rate) },
    questionAnswerModifiers: rewriteAnswers({
      questions,
      answers: sub.questionAnswerModifiers,
      rate,
    }),
  }
}

interface Answers {
  readonly questions: readonly Question[]
  readonly answers: readonly QuestionAnswerModifier[]
  readonly rate: Rate
}

function rewriteAnswers({ questions, answers, rate }: Answers): QuestionAnswerModifier[] {
  return questions.flatMap(({ id, question, options }) => {
    const given = answers.find(({ questionId }) => questionId === id)
    if (!given) return []
    const option = options.find((each) => each.id === given.answerId)
    const { answer, priceModifier, tailorPointsModifier } = option ?? freeText(given)
    return {
      ...{ questionId: id, question, answer, answerId: given.answerId },
      priceModifier: applyRate(priceModifier, rate),
      tailorPointsModifier,
    }
  })
}

/** A text costs nothing. */
function freeText({ answer }: QuestionAnswerModifier): Omit<QuestionOption, 'id'> {
  return { answer, priceModifier: minor(0), tailorPointsModifier: 0 }
}

/** Returns a fault for each repeated line id: removing one line would otherwise remove two. */
function duplicates(entries: readonly BasketEntry[]): EntryFault[] {
  const seen = new Set<string>()
  const check = (id: string, path: EntryFault['path']): EntryFault[] => {
    if (seen.has(id)) return [{ path: [...path, 'id'], message: 'This id is used twice' }]
    seen.add(id)
    return []
  }
  return entries.flatMap((entry, index) => [
    ...check(entry.id, [index]),
    ...entry.serviceDetails.flatMap((line, at) => check(line.id, [index, 'serviceDetails', at])),
  ])
}
