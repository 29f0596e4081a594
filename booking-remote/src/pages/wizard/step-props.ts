import type { WizardState } from '@darnley/domain/flow'

export interface StepProps {
  state: WizardState
}
