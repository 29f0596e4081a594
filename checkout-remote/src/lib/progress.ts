import type { CheckoutForm } from './form.ts'
import { type Circumstances, type InvalidChoice, invalidChoices } from './invalid-choices.ts'
import { type Progress, stepsFor } from './steps.ts'

export interface CheckoutProgress extends Progress {
  readonly invalid: readonly InvalidChoice[]
}

/** Returns the progress of the checkout: a confirmed step counts while all its choices are valid. */
export function progressOf(form: CheckoutForm, circumstances: Circumstances): CheckoutProgress {
  const { storeMode } = circumstances
  const inStoreType = storeMode ? form.shipping.inStoreType : null
  const invalid = invalidChoices(form, circumstances)
  const isInvalid = (step: string): boolean => invalid.some((choice) => choice.step === step)
  return {
    steps: stepsFor({ storeMode, inStoreType }),
    confirmed: form.confirmed.filter((step) => !isInvalid(step)),
    invalid,
  }
}

/** Returns why a total is not final, such as "Shipping is still to be chosen."; null once it is. */
export function stillToChoose({ confirmed }: Progress): string | null {
  const open = (['shipping', 'turnaround'] as const).filter((step) => !confirmed.includes(step))
  const [first, second] = open
  if (!first) return null
  const names = { shipping: 'Shipping', turnaround: 'Turnaround' } as const
  return second
    ? 'Shipping and turnaround are still to be chosen.'
    : `${names[first]} is still to be chosen.`
}
