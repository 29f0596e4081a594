import type { QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import { shownAnswer } from '@darnley/domain/flow'
import { minor, type Minor } from '@darnley/domain/money'
import { fittingOf } from './describe-service.ts'

export interface LinePart {
  readonly text: string
  /** What it adds to the price; null when it costs nothing. */
  readonly price: Minor | null
}

/**
 * Returns what a line's price is made of and what else was answered. The service itself is a part only beside others
 * that cost something: alone it is the price of the line.
 */
export function lineParts(details: ServiceDetails): LinePart[] {
  const { service, subserviceDetails: sub, repairLocation, tailorNotes } = details
  const answers = [
    ...details.questionAnswerModifiers.map(partOf),
    ...(sub ? [named(sub.subservice.name, sub.subservice.priceModifier)] : []),
    ...(sub?.questionAnswerModifiers ?? []).map(partOf),
  ]
  const isMore = answers.some(({ price }) => price !== null)
  const fitting = fittingOf(details)
  return [
    ...(isMore ? [named('Service', service.price)] : []),
    ...answers,
    ...[
      fitting && `Fitting: ${fitting}`,
      repairLocation && `Where: ${repairLocation}`,
      tailorNotes && `Notes: ${tailorNotes}`,
    ].flatMap((text) => (text ? [{ text, price: null }] : [])),
  ]
}

function partOf(given: QuestionAnswerModifier): LinePart {
  return named(shownAnswer(given), given.priceModifier)
}

function named(text: string, price: number): LinePart {
  return { text, price: price === 0 ? null : minor(price) }
}
