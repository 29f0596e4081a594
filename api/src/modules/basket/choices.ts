import { isDeepStrictEqual } from 'node:util'
import type { QuestionAnswerModifier, ServiceDetails } from 'shared/contract/basket'

/** Whether two lines say the same of what a person chose; names, prices and pictures do not count. */
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

/** The words of a radio answer are the catalogue's, those of a text answer the person's. */
function choiceOf({ questionId, answerId, answer }: QuestionAnswerModifier): unknown {
  return [questionId, answerId ?? { text: answer }]
}
