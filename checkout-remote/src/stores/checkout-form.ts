import { loggedOut } from '@darnley/contract/page-events'
import { atom } from '@darnley/web/stores'
import { emptyForm, type CheckoutForm, type DetailsFields } from '#src/lib/form.ts'
import type { FormStep } from '#src/lib/steps.ts'
import { endRun } from './checkout-run.ts'
import { forgetSeenBasket } from './lost-basket.ts'
import { forgetDiscount } from './lost-discount.ts'
import { forgetRememberedBasket } from './remember-basket.ts'
import { sessionBox } from './session-box.ts'

const schemaVersion = 4
const box = sessionBox<CheckoutForm>('checkout-form', schemaVersion)

/** The data typed into the checkout; survives leaving, reloading and returning in this tab. */
export const $checkoutForm = atom<CheckoutForm>(box.read() ?? emptyForm)

/** Changes fields of a step, which then has to be confirmed again. */
export function editStep<Step extends FormStep>(
  step: Step,
  values: Partial<CheckoutForm[Step]>,
): void {
  const form = $checkoutForm.get()
  save({ ...form, [step]: { ...form[step], ...values }, confirmed: without(form, step) })
}

/** Fills the name and address of a customer who has signed in into details without any. */
export function beginDetails(known: Pick<DetailsFields, 'name' | 'email'>): void {
  const { name, email } = $checkoutForm.get().details
  if (name === '' && email === '') editStep('details', known)
}

export function confirmStep(step: FormStep): void {
  const form = $checkoutForm.get()
  save({ ...form, confirmed: [...without(form, step), step] })
}

/** Changes the notation of the phone number without requiring to confirm the step again. */
export function respellPhone(respell: (details: DetailsFields) => DetailsFields): void {
  const form = $checkoutForm.get()
  if (form.details.phone !== '') save({ ...form, details: respell(form.details) })
}

/** Requires a step to be confirmed again, because the api refused its data. */
export function reopenStep(step: FormStep): void {
  const form = $checkoutForm.get()
  save({ ...form, confirmed: without(form, step) })
}

/** Clears all personal data, when the order is placed or staff log out. */
export function forgetCheckout(): void {
  $checkoutForm.set(emptyForm)
  box.clear()
  endRun()
  forgetRememberedBasket()
  forgetSeenBasket()
  forgetDiscount()
}

globalThis.addEventListener?.(loggedOut, forgetCheckout)

function without({ confirmed }: CheckoutForm, step: FormStep): FormStep[] {
  return confirmed.filter((other) => other !== step)
}

function save(form: CheckoutForm): void {
  $checkoutForm.set(form)
  box.write(form)
}
