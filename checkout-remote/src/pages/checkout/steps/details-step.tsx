import type { JSX } from 'react'
import type { IfUnanswered } from '@darnley/contract/checkout'
import { RadioCards, type RadioOption } from '@darnley/web/ui/radio-cards'
import { TextField } from '@darnley/web/ui/text-field'
import { detailsErrors } from '#src/lib/details.ts'
import type { DetailsFields } from '#src/lib/form.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import { rememberBasket } from '#src/stores/remember-basket.ts'
import type { StepProps } from '../step-props.ts'
import { CountryPicker } from './country-picker.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { StepForm } from './step-form.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import { usePhone } from './use-phone.ts'

const unansweredOptions: RadioOption<IfUnanswered>[] = [
  { value: 'go_on', label: 'Go on as ordered' },
  { value: 'send_back', label: 'Send it back', description: 'Its price is refunded.' },
]

export function DetailsStep({ checkout, onOpen }: StepProps): JSX.Element {
  const { details } = checkout.form
  const phone = usePhone(details)
  const errors = detailsErrors(details, phone.isMobile)
  const fields = useFieldErrors<DetailsFields>('details', errors)
  const isReady = Object.keys(errors).length === 0

  function edit(name: keyof DetailsFields, values: Partial<DetailsFields>): void {
    fields.typed(name)
    editStep('details', values)
  }

  function submit(): void {
    if (!isReady) return fields.failed()
    editStep('details', { phone: phone.toKeep(details.phone) })
    confirmStep('details')
    // Customers of a shop get no reminder, because the staff know the state of the order.
    if (!checkout.shop.storeMode) void rememberBasket(details.email)
    onOpen(null)
  }

  function fieldProps(name: keyof DetailsFields) {
    return {
      id: fields.idOf(name),
      name,
      value: details[name],
      error: fields.errorOf(name),
      onBlur: () => fields.blurred(name, details[name]),
      required: true,
    }
  }

  return (
    <StepForm action="Confirm details" isReady={isReady} onSubmit={submit}>
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <TextField
        {...fieldProps('name')}
        label="Name"
        autoComplete="name"
        maxLength={200}
        onChange={(name) => edit('name', { name })}
      />
      <TextField
        {...fieldProps('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        onChange={(email) => edit('email', { email: email.trim() })}
      />
      <TextField
        {...fieldProps('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="For the courier, in case something is unclear. A mobile number, please."
        maxLength={30}
        lead={
          <CountryPicker
            country={details.country}
            codes={phone.codes}
            onWant={phone.wantCodes}
            onPick={(country) => edit('phone', { country })}
          />
        }
        onChange={(typed) => edit('phone', phone.read(typed))}
      />
      <RadioCards
        name="if-unanswered"
        legend="If we can’t reach you"
        hint="Sometimes we find more to do than was booked. We ask you before anything costs more."
        options={unansweredOptions}
        value={details.ifUnanswered}
        onChange={(ifUnanswered) => editStep('details', { ifUnanswered })}
      />
    </StepForm>
  )
}
