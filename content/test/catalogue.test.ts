import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#src/seed/catalogue.ts'
import type { Filtered } from './support/answers.ts'
import { allQuestions, isHidden, waysToAnswer } from './support/answers.ts'

const { categories, services, guides, brands } = await readCatalogue()
const items = categories.flatMap((category) => category.items)
const subservices = services.flatMap((service) => service.subservices ?? [])
const questions = services.flatMap(allQuestions)

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = value.trim().toLowerCase()
    return seen.size === seen.add(key).size
  })
}

describe('the catalogue as a whole', () => {
  test('is large enough to be realistic', () => {
    expect(categories).toHaveLength(12)
    expect(items.length).toBeGreaterThanOrEqual(55)
    expect(services.length).toBeGreaterThanOrEqual(60)
    expect(subservices.length).toBeGreaterThanOrEqual(15)
    expect(services.filter((service) => service.upsizing).length).toBeGreaterThanOrEqual(5)
    expect(questions.filter((question) => question.hiddenBy).length).toBeGreaterThanOrEqual(5)
    expect([...services, ...subservices].filter((each) => each.deadEnd).length).toBeGreaterThan(5)
    expect(services.filter((service) => service.expectations).length).toBeGreaterThanOrEqual(10)
  })

  test('[C21] shows pictures of a technique wherever it has expectations', () => {
    const silent = services.filter(({ expectations }) => expectations?.examples.length === 0)
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('uses each id once', () => {
    for (const list of [categories, items, services, brands]) {
      expect(repeated(list.map((each) => each.id))).toEqual([])
    }
  })

  test('offers every service on an item, and no unknown service', () => {
    const offered = new Set(items.flatMap((item) => item.services))
    expect([...offered].sort()).toEqual(services.map((service) => service.id).sort())
    for (const item of items) expect(repeated(item.services)).toEqual([])
  })

  test('has pictures on an item only for services that it offers', () => {
    const idle = items.flatMap(({ services: offers, servicePictures = {} }) =>
      Object.keys(servicePictures).filter((id) => !offers.includes(id)),
    )
    expect(idle).toEqual([])
  })

  test('has an alteration or a repair for each item, and reuses services', () => {
    expect(items.filter((item) => item.services.length < 2)).toEqual([])
    const lines = items.flatMap((item) => item.services).length
    expect(lines / services.length).toBeGreaterThan(3)
  })

  test('contains no text twice', () => {
    const examples = services.flatMap((service) => service.expectations?.examples ?? [])
    const texts = {
      names: services.map((service) => service.name),
      descriptions: services.map((service) => service.description),
      questions: questions.map((question) => question.question),
      explainers: questions.flatMap((question) => question.explainer ?? []),
      subservices: subservices.map((subservice) => subservice.name),
      information: services.flatMap((service) => service.expectations?.keyInfo ?? []),
      pictures: [
        ...[...categories, ...items, ...services].map((each) => each.picture),
        ...items.flatMap(({ servicePictures = {} }) => Object.values(servicePictures)),
      ],
      examples: examples.map((example) => example.alt),
      guides: guides.flatMap(({ measure, pin, match }) =>
        [measure, pin, match].flatMap((x) => x ?? []),
      ),
      steps: guides.flatMap(({ measure, pin, match }) =>
        [measure, pin, match].flatMap((x) => (x ?? '').split('\n').filter((line) => line !== '')),
      ),
    }
    const twice = Object.entries(texts).map(([kind, values]) => [kind, repeated(values)])
    expect(twice).toEqual(Object.keys(texts).map((kind) => [kind, []]))
  })

  test('is written in British English', () => {
    const american =
      /\b(colors?|gray|center|inch(es)?|pants|sweaters?|fiber|zippers?|customize|neighbors?)\b/i
    const everything = JSON.stringify({ categories, services, guides })
    expect(american.exec(everything.replaceAll('-center', ''))?.[0]).toBeUndefined()
  })
})

describe.each(services)('$id', (service) => {
  test('costs whole pounds, and nothing for a dead end', () => {
    const prices = [
      service.price,
      ...(service.subservices ?? []).map((subservice) => subservice.price ?? 0),
      ...allQuestions(service).flatMap((question) =>
        (question.options ?? []).map((option) => option.price ?? 0),
      ),
    ]
    expect(prices.filter((price) => price < 0 || price % 100 !== 0)).toEqual([])
    expect(service.price > 0).toBe(!service.deadEnd)
  })

  test('has questions, except for a dead end', () => {
    expect(allQuestions(service).length > 0).toBe(!service.deadEnd)
  })

  test('has fitting choices for alterations, none for repairs, and each of their guides', () => {
    const fits = service.type === 'alteration' && !service.deadEnd
    expect((service.fitting ?? []).length > 0).toBe(fits)
    const guide = guides.find((each) => each.service === service.id)
    const written = (['measure', 'pin', 'match'] as const).filter((choice) => guide?.[choice])
    expect(written.sort()).toEqual([...(service.fitting ?? [])].sort())
  })

  test('has exclusions that name earlier answers', () => {
    const answers = new Set<string>()
    for (const question of service.questions ?? []) {
      expect(answers).toEqual(new Set([...answers, ...(question.hiddenBy ?? [])]))
      for (const option of question.options ?? []) answers.add(`${question.id}.${option.id}`)
    }
    for (const subservice of service.subservices ?? []) {
      expect(answers).toEqual(new Set([...answers, ...(subservice.hiddenBy ?? [])]))
    }
  })

  test('has an effect for every answer, except at most one of a question', () => {
    const hiding = [...(service.questions ?? []), ...(service.subservices ?? [])].flatMap(
      (each) => each.hiddenBy ?? [],
    )
    for (const { id, options = [] } of allQuestions(service)) {
      const idle = options.filter(
        (option) => !option.price && !option.points && !hiding.includes(`${id}.${option.id}`),
      )
      expect(idle.slice(1)).toEqual([])
      expect(repeated(options.map((option) => option.answer))).toEqual([])
    }
  })

  test('can reach every question and subservice, and no answers hide all subservices', () => {
    const ways = waysToAnswer(service)
    const offered = (each: Filtered): boolean => ways.some((way) => !isHidden(each, way))
    const { questions: asked = [], subservices: all } = service
    expect([...asked, ...(all ?? [])].filter((each) => !offered(each))).toEqual([])
    const stuck = ways.filter((way) => all?.every((subservice) => isHidden(subservice, way)))
    expect(stuck).toEqual([])
  })
})

describe.each(guides)('the guide to $service', ({ measure, pin, match }) => {
  test('has at least three steps and forty words in each section', () => {
    for (const text of [measure, pin, match].flatMap((each) => each ?? [])) {
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(40)
      expect(text.match(/^\d+\. /gm)?.length).toBeGreaterThanOrEqual(3)
    }
  })
})
