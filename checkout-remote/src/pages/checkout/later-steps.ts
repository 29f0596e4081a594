import type { JSX } from 'react'
import type { StepName } from '#src/lib/steps.ts'
import { PaymentStep } from './payment/payment-step.tsx'
import type { StepProps } from './step-props.ts'
import { AddressStep } from './steps/address-step.tsx'
import { ShippingStep } from './steps/shipping-step.tsx'
import { TurnaroundStep } from './steps/turnaround-step.tsx'

export { FillDetails } from '#src/components/account/from-account.tsx'
export { summaryOf } from './step-summary.tsx'
export { sayDays } from './steps/running-days.tsx'

/** The steps after the details, in one chunk that is prefetched. */
export const laterSteps = {
  shipping: ShippingStep,
  address: AddressStep,
  turnaround: TurnaroundStep,
  payment: PaymentStep,
} satisfies Record<Exclude<StepName, 'details'>, (props: StepProps) => JSX.Element | null>
