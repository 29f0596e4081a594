import type { QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import { inBothUnits, shownAnswer } from '@darnley/domain/flow'
import { fittingName } from '@darnley/domain/fitting-name'

/**
 * Returns the description of a service as lines: answers, type of service, fitting, location and notes. Measurements
 * are stored in centimetres and shown in both units.
 */
export function describeService(details: ServiceDetails): string[] {
  const { subserviceDetails, repairLocation, tailorNotes } = details
  return [
    answersOf(details.questionAnswerModifiers),
    subserviceDetails?.subservice.name,
    answersOf(subserviceDetails?.questionAnswerModifiers ?? []),
    fittingOf(details) && `Fitting: ${fittingOf(details)}`,
    repairLocation && `Where: ${repairLocation}`,
    tailorNotes && `Notes: ${tailorNotes}`,
  ].filter((line): line is string => Boolean(line))
}

/** Returns the way of fitting with its measurements or what it is matched to; null when nothing is fitted. */
export function fittingOf(details: ServiceDetails): string | null {
  const { fittingChoice } = details
  if (fittingChoice === null) return null
  return [fittingName(fittingChoice), fittingDetailsOf(details)].filter(Boolean).join(', ')
}

function fittingDetailsOf({ fittingChoice, fittingDetails }: ServiceDetails): string | null {
  return fittingChoice === 'measure' ? inBothUnits(fittingDetails ?? '') : fittingDetails
}

function answersOf(modifiers: readonly QuestionAnswerModifier[]): string {
  return modifiers.map(shownAnswer).join(', ')
}
