import type { SeedDocument } from './seed-document.ts'
import { richText } from './markdown.ts'
import { pictureId } from './picture-id.ts'
import type { OptionSeed, QuestionSeed, ServiceSeed, SubserviceSeed } from './seed-types.ts'

export function serviceDocument(service: ServiceSeed, sortOrder: number): SeedDocument {
  const { id, name, description, price, type, expectations } = service
  const data = {
    id,
    name,
    description,
    price,
    serviceType: type,
    upsizing: service.upsizing ?? false,
    deadEnd: service.deadEnd ?? false,
    fittingChoices: (service.fitting ?? []).map((choice, at) => ({
      choice,
      recommended: at === 0,
    })),
    questions: (service.questions ?? []).map((question) => questionRow(question, id, id)),
    subservices: (service.subservices ?? []).map((subservice) => subserviceRow(subservice, id)),
    coverImage: `service-${id}`,
    expectations: expectations && {
      keyInfo: richText(expectations.keyInfo),
      exampleImages: expectations.examples.map(({ file, caption }) => ({
        image: pictureId(file),
        caption,
      })),
    },
    sortOrder,
  }
  return { collection: 'services', id, data }
}

function questionRow(question: QuestionSeed, parent: string, service: string): object {
  const id = `${parent}.${question.id}`
  return {
    id,
    question: question.question,
    explainer: question.explainer ?? null,
    questionType: question.options ? 'radio' : 'text',
    options: (question.options ?? []).map((option) => optionRow(option, id)),
    questionAnswerExclusion: exclusion(question.hiddenBy, service),
  }
}

function optionRow({ id, answer, price, points }: OptionSeed, parent: string): object {
  return {
    id: `${parent}.${id}`,
    answer,
    priceModifier: price ?? 0,
    tailorPointsModifier: points ?? 0,
  }
}

function subserviceRow(subservice: SubserviceSeed, service: string): object {
  const id = `${service}.${subservice.id}`
  return {
    id,
    name: subservice.name,
    priceModifier: subservice.price ?? 0,
    questions: (subservice.questions ?? []).map((question) => questionRow(question, id, service)),
    coverImage: null,
    deadEnd: subservice.deadEnd ?? false,
    questionAnswerExclusion: exclusion(subservice.hiddenBy, service),
  }
}

function exclusion(answers: readonly string[] | undefined, service: string): string[] | null {
  return answers ? answers.map((answer) => `${service}.${answer}`) : null
}
