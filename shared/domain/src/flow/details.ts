import type { BasketEntry, ServiceDetails, ServiceType } from '@darnley/contract/basket'
import type { Service } from '@darnley/contract/content'
import { isBlank, needsDetails } from './fitting.ts'
import { inCentimetres, storedAnswer } from './lengths.ts'
import type { WizardState } from './state.ts'

export function serviceTypeOf({ upsizing, serviceType }: Service): ServiceType {
  return upsizing ? 'upsizing' : serviceType
}

/**
 * Returns the chosen service in the basket's shape, complete at tailor notes and partial before; null without a
 * service.
 */
export function toServiceDetails(state: WizardState, newId: string): ServiceDetails | null {
  const { service, fittingChoice } = state
  if (!service) return null
  const { id, name, price, coverImage } = service
  return {
    id: newId,
    service: {
      ...{ id, name, price },
      serviceType: serviceTypeOf(service),
      coverImage: coverImage.url,
    },
    questionAnswerModifiers: state.answers.map(storedAnswer),
    subserviceDetails: subserviceDetailsOf(state),
    fittingChoice,
    fittingDetails: fittingDetailsOf(state),
    repairLocation: textOrNull(state.repairLocation),
    tailorNotes: textOrNull(state.tailorNotes),
  }
}

/** Returns a new basket entry with the chosen service; null while item or service are missing. */
export function toBasketEntry(
  state: WizardState,
  newIds: { readonly entryId: string; readonly serviceId: string },
): BasketEntry | null {
  const details = toServiceDetails(state, newIds.serviceId)
  const { item, itemCategory } = state
  if (!details || !item || !itemCategory) return null
  return {
    id: newIds.entryId,
    itemCategory: { id: itemCategory.id, name: itemCategory.name },
    item: { id: item.id, name: item.name, coverImage: item.coverImage.url },
    itemDescription: state.itemDescription.trim(),
    serviceDetails: [details],
  }
}

/** Measurements are stored in one unit. */
function fittingDetailsOf({ fittingChoice, fittingDetails }: WizardState): string | null {
  if (!needsDetails(fittingChoice)) return null
  if (fittingChoice === 'match') return textOrNull(fittingDetails)
  return textOrNull(inCentimetres(fittingDetails))
}

function subserviceDetailsOf({
  subservice,
  subserviceAnswers,
}: WizardState): ServiceDetails['subserviceDetails'] {
  if (!subservice) return null
  const { id, name, priceModifier } = subservice
  return {
    subservice: { id, name, priceModifier },
    questionAnswerModifiers: subserviceAnswers.map(storedAnswer),
  }
}

function textOrNull(text: string): string | null {
  return isBlank(text) ? null : text.trim()
}
