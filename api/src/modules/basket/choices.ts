import { isDeepStrictEqual } from 'node:util'
import type { QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'

/** Whether two lines hold the same choices; names, prices and pictures are ignored. */
export function hasSameChoices(one: ServiceDetails, other: ServiceDetails): boolean {
  return isDeepStrictEqual(choicesOf(one), choicesOf(other))
}

function choicesOf(details: ServiceDetails): unknown {
  const { subserviceDetails: sub } = details
  return {
    id: details.id,
    service: details.service.id,
    answers: details.questionAnswerModifiers.map(choiceOf),
    subservice: sub?.subservice.id,
    subanswers: sub?.questionAnswerModifiers.map(choiceOf),
    fitting: [details.fittingChoice, details.fittingDetails],
    text: [details.repairLocation, details.tailorNotes],
  }
}

/** The text of a radio answer is the catalogue's; that of a text answer is the customer's. */
function choiceOf({ questionId, answerId, answer }: QuestionAnswerModifier): unknown {
  return [questionId, answerId ?? { text: answer }]
}
