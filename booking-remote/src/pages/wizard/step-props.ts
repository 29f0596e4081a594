import type { WizardState } from 'shared/flow'

export interface StepProps {
  state: WizardState
}
