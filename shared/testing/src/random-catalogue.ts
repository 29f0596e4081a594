import fc from 'fast-check'
import type { Item, Question, Service, Subservice } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { anItem, anOption, aQuestion, aService, aSubservice, aText } from './catalogue.ts'

interface QuestionSeed {
  options: number[]
  isText: boolean
  /** Indexes of answers of the same service. */
  exclusion: number[]
}

/** Dead ends are rare, otherwise most walks would stop at once. */
const rarely = fc.nat(9).map((number) => number === 9)

const questionSeed: fc.Arbitrary<QuestionSeed> = fc.record({
  options: fc.array(fc.nat(2000), { minLength: 1, maxLength: 3 }),
  isText: fc.boolean(),
  exclusion: fc.array(fc.nat(20), { maxLength: 2 }),
})

const subserviceSeed = fc.record({
  questions: fc.array(questionSeed, { maxLength: 2 }),
  priceModifier: fc.nat(2000),
  deadEnd: rarely,
  exclusion: fc.array(fc.nat(20), { maxLength: 3 }),
})

const serviceSeed = fc.record({
  price: fc.nat(20_000),
  serviceType: fc.constantFrom('alteration' as const, 'repair' as const),
  upsizing: fc.boolean(),
  fittingChoices: fc.subarray(['measure', 'pin', 'match'] as const),
  questions: fc.array(questionSeed, { maxLength: 4 }),
  subservices: fc.array(subserviceSeed, { maxLength: 3 }),
  hasExpectations: fc.boolean(),
  deadEnd: rarely,
})
type ServiceSeed = typeof serviceSeed extends fc.Arbitrary<infer Seed> ? Seed : never

/** An item with random services: questions that exclude each other, subservices, dead ends. */
export const randomItem: fc.Arbitrary<Item> = fc
  .array(serviceSeed, { minLength: 1, maxLength: 4 })
  .map((seeds) => anItem(seeds.map((seed, index) => toService(seed, `service-${index}`))))

function toService(seed: ServiceSeed, id: string): Service {
  const questions = seed.questions.map((each, index) => toQuestion(each, `${id}.q${index}`))
  const answers = questions.flatMap(({ options }) => options.map((option) => option.id))
  return aService(id, {
    price: minor(seed.price),
    serviceType: seed.serviceType,
    upsizing: seed.upsizing,
    deadEnd: seed.deadEnd,
    fittingChoices: seed.fittingChoices.map((choice) => ({ choice, recommended: false })),
    questions: questions.map((question, index) => ({
      ...question,
      questionAnswerExclusion: pick(answers, seed.questions[index]?.exclusion ?? []),
    })),
    subservices: seed.subservices.map((each, index) =>
      toSubservice(each, `${id}.s${index}`, answers),
    ),
    expectations: seed.hasExpectations
      ? { keyInfo: aText('It will show.'), exampleImages: [] }
      : null,
  })
}

function toSubservice(
  seed: ServiceSeed['subservices'][number],
  id: string,
  answers: readonly string[],
): Subservice {
  const questions = seed.questions.map((each, index) => toQuestion(each, `${id}.q${index}`))
  const all = [...answers, ...questions.flatMap(({ options }) => options.map((each) => each.id))]
  return aSubservice(id, {
    priceModifier: minor(seed.priceModifier),
    deadEnd: seed.deadEnd,
    questions: questions.map((question, index) => ({
      ...question,
      questionAnswerExclusion: pick(all, seed.questions[index]?.exclusion ?? []),
    })),
    questionAnswerExclusion: pick(answers, seed.exclusion),
  })
}

function toQuestion({ options, isText }: QuestionSeed, id: string): Question {
  if (isText) return aQuestion(id, { questionType: 'text', options: [] })
  return aQuestion(id, {
    options: options.map((price, index) =>
      anOption(`${id}.o${index}`, { priceModifier: minor(price) }),
    ),
  })
}

function pick(answers: readonly string[], numbers: readonly number[]): string[] {
  return numbers.flatMap((number) => answers[number % answers.length] ?? [])
}
