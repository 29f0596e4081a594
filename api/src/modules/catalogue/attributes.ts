/** The price of a service with what was chosen of it, given as a bare list of ids. */
import type { ServicePrice } from 'shared/contract/catalogue'
import type { Question, QuestionOption, Service, Subservice } from 'shared/contract/content'
import type { Minor } from 'shared/money'
import { applyRate, linePrice, type Rate } from 'shared/pricing'

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

/** What ids stand for in a service; all that is wrong with them at once. */
export function readAttributes(service: Service, ids: readonly string[]): ReadAttributes {
  const subservices = service.subservices.filter(({ id }) => ids.includes(id))
  const [subservice = null] = subservices
  const answers = choices(service.questions, ids)
  const subanswers = choices(subservice?.questions ?? [], ids)
  const known = new Set([
    ...subservices.map(({ id }) => id),
    ...[...answers, ...subanswers].map(({ option }) => option.id),
  ])
  const messages = [
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} cannot be chosen here`),
    ...twice(ids).map((id) => `${id} is there twice`),
    ...(subservices.length > 1 ? ['Only one subservice can be chosen'] : []),
    ...twice([...answers, ...subanswers].map(({ question }) => question.id)).map(
      (id) => `${id} can be answered once only`,
    ),
  ]
  return messages.length > 0
    ? { type: 'error', messages }
    : { type: 'ok', chosen: { subservice, answers, subanswers } }
}

function choices(questions: readonly Question[], ids: readonly string[]): Choice[] {
  return questions.flatMap((question) =>
    question.options.filter(({ id }) => ids.includes(id)).map((option) => ({ option, question })),
  )
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
