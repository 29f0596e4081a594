import type { Question, Service } from '@darnley/contract/content'
import { minor, type Minor } from '@darnley/domain/money'

/** What may be added to a service, and for how much. */
export interface Addition {
  readonly name: string
  readonly amount: Minor
}

export type Asking = Pick<Service, 'questions' | 'subservices'>

/** Returns what answers may add to the price of a service, each once, in the order of its questions. */
export function additionsOf({ questions, subservices }: Asking): Addition[] {
  const all = [
    ...questions.flatMap(ofQuestion),
    ...subservices
      .filter(({ deadEnd }) => !deadEnd)
      .flatMap(({ name, priceModifier, questions: asked }) => [
        { name: lowered(name), amount: priceModifier },
        ...asked.flatMap(ofQuestion),
      ]),
  ]
  const priced = all.filter(({ amount }) => amount > 0)
  return [...new Map(priced.map((each) => [`${each.name} ${each.amount}`, each])).values()]
}

function ofQuestion({ question, options }: Question): Addition[] {
  return options.map(({ answer, priceModifier }) => ({
    name: saysAlone(answer) ? lowered(answer) : `${question} ${answer}`,
    amount: minor(priceModifier),
  }))
}

/** Whether an answer is understood without its question; 'Yes' and 'Two' are not. */
function saysAlone(answer: string): boolean {
  return answer.split(' ').length > 2 && !/^(?:Yes|No)\b/.test(answer)
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
