import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import type { Item } from '@darnley/contract/content'
import { withItem } from './choices.ts'
import { startForEntry, type GuideContent, type WizardState } from './state.ts'
import { passKnown } from './walk.ts'

export interface LineToEdit {
  readonly entry: BasketEntry
  readonly line: ServiceDetails
  /** The garment in the current catalogue. */
  readonly item: Item
  /** Which parts of the service's fitting guide contain text. */
  readonly guide: GuideContent
}

/**
 * Returns the state for changing a basket line: every answer that still applies is given, and the flow stands at the
 * first step that is not answered, the notes for the tailor when none is left.
 */
export function startForLine({ entry, line, item, guide }: LineToEdit): WizardState {
  const service = item.services.find(({ id }) => id === line.service.id) ?? null
  const subservice = service?.subservices.find(
    ({ id }) => id === line.subserviceDetails?.subservice.id,
  )
  const filled: WizardState = {
    ...startForEntry(entry, item),
    edited: line,
    service,
    serviceType: service?.serviceType ?? null,
    answers: line.questionAnswerModifiers,
    subservice: subservice ?? null,
    subserviceAnswers: line.subserviceDetails?.questionAnswerModifiers ?? [],
    fittingChoice: line.fittingChoice,
    guide: line.fittingChoice && guide,
    fittingDetails: line.fittingDetails ?? '',
    repairLocation: line.repairLocation ?? '',
    tailorNotes: line.tailorNotes ?? '',
    place: { step: 'item-description', questionId: null },
    passed: [
      { step: 'fitting-guide', questionId: null },
      { step: 'fitting-details', questionId: null },
    ],
  }
  return passKnown(withItem(filled, item))
}
