import type { StepName } from '#src/lib/steps.ts'
import type { Checkout } from './use-checkout.ts'

export interface StepProps {
  readonly checkout: Checkout
  /** Opens another step, or the first unfinished one. */
  readonly onOpen: (step: StepName | null) => void
}
