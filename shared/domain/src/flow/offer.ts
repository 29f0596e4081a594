import type { Service } from '@darnley/contract/content'
import { initialState, type CategoryChoice, type WizardState } from './state.ts'
import { next } from './walk.ts'

/**
 * Returns the state for booking a service whose garment is still to be chosen: the flow stands at the items of the
 * category, and asks neither for the kind of service nor for the service itself where the garment has it.
 */
export function startForService(itemCategory: CategoryChoice, service: Service): WizardState {
  const { serviceType } = service
  const chosen = next(initialState, { type: 'choose-category', itemCategory })
  return { ...chosen, service, serviceType, passed: [] }
}
