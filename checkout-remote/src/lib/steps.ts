import type { InStoreType } from '@darnley/contract/checkout'

/** The accordion's steps (section 2.4); payment is never marked as done, because it ends in an order. */
export type StepName = 'details' | 'shipping' | 'address' | 'turnaround' | 'payment'
export type FormStep = Exclude<StepName, 'payment'>

export const allSteps: readonly StepName[] = [
  'details',
  'shipping',
  'address',
  'turnaround',
  'payment',
]

export interface Journey {
  readonly storeMode: boolean
  readonly inStoreType: InStoreType | null
}

/** Returns the steps; in store mode only an order that is returned to the customer needs an address (section 4.3). */
export function stepsFor({ storeMode, inStoreType }: Journey): readonly StepName[] {
  const hasAddress = !storeMode || inStoreType === 'return_to_customer'
  return hasAddress ? allSteps : allSteps.filter((step) => step !== 'address')
}

export interface Progress {
  readonly steps: readonly StepName[]
  readonly confirmed: readonly FormStep[]
}

export function isConfirmed(step: StepName, { confirmed }: Progress): boolean {
  return step !== 'payment' && confirmed.includes(step)
}

export function firstUnfinished(progress: Progress): StepName {
  return progress.steps.find((step) => !isConfirmed(step, progress)) ?? 'payment'
}

/** Whether a step can be opened: a finished one, or the first unfinished one. */
export function canOpen(step: StepName, progress: Progress): boolean {
  return isConfirmed(step, progress) || step === firstUnfinished(progress)
}

/** Returns the open step: the chosen one if it can be opened, else the first unfinished one. */
export function openStep(chosen: StepName | null, progress: Progress): StepName {
  const isChoice = chosen !== null && progress.steps.includes(chosen) && canOpen(chosen, progress)
  return isChoice ? chosen : firstUnfinished(progress)
}
