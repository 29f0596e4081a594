import type { FittingChoice } from '@darnley/contract/basket'
import type { Service } from '@darnley/contract/content'
import { isVisible } from '@darnley/contract/text/visible'

export interface FittingOption {
  readonly choice: FittingChoice
  readonly recommended: boolean
}

/** Returns the ways to fit an item: those that the service lists, plus in person (section 2.2). */
export function fittingOptions(service: Service): FittingOption[] {
  return [...service.fittingChoices, { choice: 'pin_in_store', recommended: false }]
}

export function isOffered(service: Service | null, choice: FittingChoice): boolean {
  return service !== null && fittingOptions(service).some((option) => option.choice === choice)
}

/** Whether a fitting needs a description: measurements and matching do, pins and in-person fittings do not. */
export function needsDetails(choice: FittingChoice | null): boolean {
  return choice === 'measure' || choice === 'match'
}

export function isBlank(text: string | null): boolean {
  return text === null || !isVisible(text)
}
