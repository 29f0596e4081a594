/** Computes the price of a service with a selection given as a list of ids. */
import type { ServicePrice } from '@darnley/contract/catalogue'
import type { Question, QuestionOption, Service, Subservice } from '@darnley/contract/content'
import { isHidden } from '@darnley/domain/flow'
import { type Minor, applyRate, type Rate } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'

interface Choice {
  readonly option: QuestionOption
  readonly question: Question
}

export interface Chosen {
  readonly subservice: Subservice | null
  readonly answers: readonly Choice[]
  readonly subanswers: readonly Choice[]
}

export type ReadAttributes =
  | { readonly type: 'ok'; readonly chosen: Chosen }
  | { readonly type: 'error'; readonly messages: readonly string[] }

/**
 * Resolves ids to the parts of a service as the booking flow would allow them to be chosen (section 5), or returns
 * all faults at once.
 */
export function readAttributes(service: Service, ids: readonly string[]): ReadAttributes {
  const answers = choose(service.questions, { ids, earlier: [] })
  const earlier = answers.map(toGiven)
  const subservices = service.subservices.filter(
    (each) => ids.includes(each.id) && !each.deadEnd && !isHidden(each, earlier),
  )
  const [subservice = null] = subservices
  const subanswers = choose(subservice?.questions ?? [], { ids, earlier })
  const all = [...answers, ...subanswers]
  const known = new Set([...subservices, ...all.map(({ option }) => option)].map(({ id }) => id))
  const messages = [
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} cannot be chosen here`),
    ...twice(ids).map((id) => `${id} is there twice`),
    ...(subservices.length > 1 ? ['Only one subservice can be chosen'] : []),
    ...twice(all.map(({ question }) => question.id)).map((id) => `${id} has one answer only`),
  ]
  return messages.length > 0
    ? { type: 'error', messages }
    : { type: 'ok', chosen: { subservice, answers, subanswers } }
}

interface Given {
  readonly questionId: string
  readonly answerId: string
}

const toGiven = ({ question, option }: Choice): Given => ({
  questionId: question.id,
  answerId: option.id,
})

interface Choosing {
  readonly ids: readonly string[]
  readonly earlier: readonly Given[]
}

/** Returns the chosen answers; a question hidden by an earlier answer has none. */
function choose(questions: readonly Question[], { ids, earlier }: Choosing): Choice[] {
  const chosen: Choice[] = []
  for (const question of questions) {
    if (isHidden(question, [...earlier, ...chosen.map(toGiven)])) continue
    const options = question.options.filter(({ id }) => ids.includes(id))
    chosen.push(...options.map((option) => ({ option, question })))
  }
  return chosen
}

function twice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

interface ToPrice {
  readonly service: Service
  readonly chosen: Chosen
  readonly rate: Rate
}

export function priceChosen({
  service,
  chosen,
  rate,
}: ToPrice): Pick<ServicePrice, 'base_price' | 'modifiers' | 'price'> {
  const modified = (choice: Choice): { priceModifier: Minor } => ({
    priceModifier: applyRate(choice.option.priceModifier, rate),
  })
  const { subservice } = chosen
  const base = applyRate(service.price, rate)
  return {
    base_price: base,
    modifiers: named(chosen).map(({ id, name, modifier }) => ({
      id,
      name,
      price: applyRate(modifier, rate),
    })),
    price: linePrice({
      service: { price: base },
      questionAnswerModifiers: chosen.answers.map(modified),
      subserviceDetails: subservice && {
        subservice: { priceModifier: applyRate(subservice.priceModifier, rate) },
        questionAnswerModifiers: chosen.subanswers.map(modified),
      },
    }),
  }
}

interface Named {
  readonly id: string
  readonly name: string
  readonly modifier: Minor
}

function named({ answers, subservice, subanswers }: Chosen): Named[] {
  const inWords = ({ option }: Choice): Named => ({
    id: option.id,
    name: option.answer,
    modifier: option.priceModifier,
  })
  const sub = subservice
    ? [{ id: subservice.id, name: subservice.name, modifier: subservice.priceModifier }]
    : []
  return [...answers.map(inWords), ...sub, ...subanswers.map(inWords)]
}
