import type { JSX } from 'react'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { pageConfig } from '@darnley/web/page-config'
import { useQuery } from '@darnley/web/query'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { Notice } from '@darnley/web/ui/notice'
import { RadioCards } from '@darnley/web/ui/radio-cards'
import { Loading } from '#src/components/loading.tsx'
import { inboundProviders, outboundProviders, stillOffered } from '#src/lib/delivery.ts'
import { refusedProviders } from '#src/lib/invalid-choices.ts'
import type { ShippingFields } from '#src/lib/form.ts'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { deliveryProvidersQuery } from '#src/queries/delivery-providers.ts'
import { wayOf } from '#src/queries/use-ways.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import { focusOpenStep } from '../open-step-header.ts'
import type { StepProps } from '../step-props.ts'
import type { Checkout } from '../use-checkout.ts'
import { ChooseAgain } from './choose-again.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { inboundOptions, outboundOptions } from './provider-options.tsx'
import { StepForm } from './step-form.tsx'
import { useFieldErrors } from './use-field-errors.ts'

export function WebShipping(props: StepProps): JSX.Element {
  // Some couriers serve London only; the address may be known already when this step is reopened.
  const postcode = normalisePostcode(props.checkout.form.address.postcode)
  const providers = useQuery(deliveryProvidersQuery(postcode))
  if (providers.data) return <ProviderChoice {...props} providers={providers.data} />
  if (providers.isFetching) return <Loading label="Loading delivery options" />

  function retry(): void {
    focusOpenStep()
    void providers.refetch()
  }
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: retry }}>
      We couldn’t load the delivery options.
    </Notice>
  )
}

interface ProviderChoiceProps extends StepProps {
  providers: readonly DeliveryProvider[]
}

function ProviderChoice({ checkout, onOpen, providers }: ProviderChoiceProps): JSX.Element {
  const { blocked } = checkout.shop
  const { company } = pageConfig()
  const { shipping } = checkout.form
  const postcode = normalisePostcode(checkout.form.address.postcode)
  const there = inboundProviders(providers, blocked)
  const back = outboundProviders(providers, blocked)
  const inbound = stillOffered(shipping.inbound, codesOf(there))
  const outbound = stillOffered(shipping.outbound, codesOf(back))
  const first = there.find(({ name }) => name === inbound) ?? there[0]
  const isReady = inbound !== null && outbound !== null
  const fields = useFieldErrors<ShippingFields>('shipping', {
    ...(inbound ? {} : { inbound: `Choose how your items get to ${company.name}` }),
    ...(outbound ? {} : { outbound: 'Choose how your items come back to you' }),
  })

  function submit(): void {
    if (!isReady) return fields.failed()
    confirmStep('shipping')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm shipping" isReady={isReady} onSubmit={submit}>
      <ChooseAgain
        choices={refusedProviders(checkout.form, { blocked, isSettled: postcode !== null })}
        {...(postcode
          ? { action: { label: 'Change the address', onSelect: () => onOpen('address') } }
          : {})}
      />
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <RadioCards
        name="inbound"
        legend={`Sending to ${company.name}`}
        hint="Days count from today, or from the day that is named."
        id={fields.idOf('inbound')}
        error={fields.errorOf('inbound')}
        options={inboundOptions(there, checkout)}
        value={inbound}
        onChange={(code) => editStep('shipping', { inbound: code })}
      />
      <RadioCards
        name="outbound"
        legend="Delivery back to you"
        hint={`The days hold for the ${turnaroundDays(checkout)} day turnaround.`}
        id={fields.idOf('outbound')}
        error={fields.errorOf('outbound')}
        options={outboundOptions(back, { checkout, inbound: first && wayOf(first) })}
        value={outbound}
        onChange={(code) => editStep('shipping', { outbound: code })}
      />
    </StepForm>
  )
}

/** Returns the days of the chosen turnaround, by default the standard one. */
function turnaroundDays({ form }: Checkout): number {
  return TURNAROUND_DAYS[form.turnaround.choice ?? 'standard']
}

function codesOf(providers: readonly DeliveryProvider[]): DeliveryProvider['name'][] {
  return providers.map(({ name }) => name)
}
