import type { JSX } from 'react'
import { useQuery } from 'shared/query'
import { TextField } from 'shared/ui/text-field'
import { detailsErrors } from '#src/lib/details.ts'
import type { DetailsFields } from '#src/lib/form.ts'
import { looksLikeBritishMobile } from '#src/lib/phone-text.ts'
import { phoneToolsQuery } from '#src/queries/phone-tools.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import { rememberBasket } from '#src/stores/remember-basket.ts'
import type { StepProps } from '../steps.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { StepForm } from './step-form.tsx'
import { useFieldErrors } from './use-field-errors.ts'

export function DetailsStep({ checkout, onOpen }: StepProps): JSX.Element {
  const { details } = checkout.form
  // The telephone rules are fetched while the name is typed. Until they are here a plain rule holds, and the
  // api checks in any case.
  const { data: tools } = useQuery({ ...phoneToolsQuery, enabled: details.name !== '' })
  const isMobile = tools
    ? (typed: string) => tools.parseMobile(typed) !== null
    : looksLikeBritishMobile
  const errors = detailsErrors(details, isMobile)
  const fields = useFieldErrors<DetailsFields>('details', errors)
  const isReady = Object.keys(errors).length === 0

  function edit(name: keyof DetailsFields, value: string): void {
    fields.typed(name)
    editStep('details', { [name]: value })
  }

  function submit(): void {
    if (!isReady) return fields.failed()
    confirmStep('details')
    // A shop's customer is not reminded: the staff know what became of the order.
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
        onChange={(value) => edit('name', value)}
      />
      <TextField
        {...fieldProps('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        onChange={(value) => edit('email', value.trim())}
      />
      <TextField
        {...fieldProps('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="For the courier, in case something is unclear. A mobile number, please."
        maxLength={30}
        onChange={(value) =>
          edit('phone', tools ? tools.formatAsTyped(value, details.phone) : value)
        }
      />
    </StepForm>
  )
}
