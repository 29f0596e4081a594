import { type Minor, sum } from '../money/money.ts'

interface Modifier {
  priceModifier: Minor
}

/** The parts of a line's price; a basket's service details have this shape. */
export interface PricedLine {
  service: { price: Minor }
  questionAnswerModifiers: readonly Modifier[]
  subserviceDetails: {
    subservice: Modifier
    questionAnswerModifiers: readonly Modifier[]
  } | null
}

export interface PricedEntry {
  serviceDetails: readonly PricedLine[]
}

const modifiers = (from: readonly Modifier[]): Minor[] => from.map((each) => each.priceModifier)

/** Returns service price + answer modifiers + subservice modifier + subservice answer modifiers (section 9). */
export function linePrice(line: PricedLine): Minor {
  const { subserviceDetails: sub } = line
  return sum([
    line.service.price,
    ...modifiers(line.questionAnswerModifiers),
    ...(sub ? modifiers([sub.subservice, ...sub.questionAnswerModifiers]) : []),
  ])
}

export function subtotal(entries: readonly PricedEntry[]): Minor {
  return sum(entries.flatMap((entry) => entry.serviceDetails.map(linePrice)))
}
