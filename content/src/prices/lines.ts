/** A price that an editor changes: of a service, of an option of it, or of an answer. */
export interface PriceLine {
  /** Unique in the catalogue: of the service or of its row. */
  readonly id: string
  readonly kind: 'service' | 'option' | 'answer'
  /** What it belongs to: the question of an answer, and the service of all but a service. */
  readonly of: string
  readonly name: string
  /** In pence. */
  readonly price: number
}

/** A change of one field of a line; it is refused when the field has no longer the value `from`. */
export type Change =
  | { readonly id: string; readonly field: 'price'; readonly from: number; readonly to: number }
  | { readonly id: string; readonly field: 'name'; readonly from: string; readonly to: string }

interface Answer {
  readonly id: string
  readonly answer: string
  readonly priceModifier: number
}

interface Question {
  readonly question: string
  readonly options?: readonly Answer[] | null
}

interface Subservice {
  readonly id: string
  readonly name: string
  readonly priceModifier: number
  readonly questions?: readonly Question[] | null
}

/** What is read of a service, and what a change of its prices writes. */
export interface PricedService {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly questions?: readonly Question[] | null
  readonly subservices?: readonly Subservice[] | null
}

/** Returns the prices of a service in the order of its form. */
export function priceLines(service: PricedService): PriceLine[] {
  const { id, name, price } = service
  return [
    { id, kind: 'service', of: '', name, price },
    ...answerLines(service.questions, name),
    ...(service.subservices ?? []).flatMap((option): PriceLine[] => [
      { id: option.id, kind: 'option', of: name, name: option.name, price: option.priceModifier },
      ...answerLines(option.questions, `${name}: ${option.name}`),
    ]),
  ]
}

function answerLines(questions: PricedService['questions'], of: string): PriceLine[] {
  return (questions ?? []).flatMap(({ question, options }) =>
    (options ?? []).map(({ id, answer, priceModifier }): PriceLine => ({
      ...{ id, kind: 'answer', of: `${of}: ${question}` },
      ...{ name: answer, price: priceModifier },
    })),
  )
}

/** Returns the fields of a service in which these changes are made. */
export function withChanges(service: PricedService, changes: readonly Change[]): PricedService {
  const valueOf = <Value>(id: string, field: Change['field'], now: Value): Value =>
    (changes.find((change) => change.id === id && change.field === field)?.to as Value) ?? now
  const answers = (questions: PricedService['questions']): Question[] =>
    (questions ?? []).map((question) => ({
      ...question,
      options: (question.options ?? []).map((option) => ({
        ...option,
        answer: valueOf(option.id, 'name', option.answer),
        priceModifier: valueOf(option.id, 'price', option.priceModifier),
      })),
    }))
  return {
    id: service.id,
    name: valueOf(service.id, 'name', service.name),
    price: valueOf(service.id, 'price', service.price),
    questions: answers(service.questions),
    subservices: (service.subservices ?? []).map((option) => ({
      ...option,
      name: valueOf(option.id, 'name', option.name),
      priceModifier: valueOf(option.id, 'price', option.priceModifier),
      questions: answers(option.questions),
    })),
  }
}
