import { useState, type JSX } from 'react'
import type { DeliveryProvider, DeliveryProviderCode } from 'shared/contract/delivery-providers'
import { pageConfig } from 'shared/page-config'
import { useQuery } from 'shared/query'
import { MoneyText } from 'shared/ui/money-text'
import { Notice } from 'shared/ui/notice'
import { RadioCards, type RadioOption } from 'shared/ui/radio-cards'
import { Spinner } from 'shared/ui/spinner'
import { inboundProviders, outboundProviders, stillOffered } from '#src/lib/delivery.ts'
import { deliveryProvidersQuery } from '#src/queries/delivery-providers.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../steps.tsx'
import { StepForm } from './step-form.tsx'

export function WebShipping(props: StepProps): JSX.Element {
  const providers = useQuery(deliveryProvidersQuery(null))
  if (providers.data) return <ProviderChoice {...props} providers={providers.data} />
  if (providers.isPending) return <Spinner label="Loading delivery options" />
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: () => void providers.refetch() }}>
      We couldn’t load the delivery options.
    </Notice>
  )
}

interface ProviderChoiceProps extends StepProps {
  providers: readonly DeliveryProvider[]
}

function ProviderChoice({ checkout, onOpen, providers }: ProviderChoiceProps): JSX.Element {
  const { locale, blocked } = checkout.shop
  const { shipping } = checkout.form
  const there = inboundProviders(providers, blocked)
  const back = outboundProviders(providers, blocked)
  const inbound = stillOffered(shipping.inbound, there.map(codeOf))
  const outbound = stillOffered(shipping.outbound, back.map(codeOf))
  const [isMissing, setIsMissing] = useState(false)
  const isReady = inbound !== null && outbound !== null
  const optionsOf = toOptions(locale)

  function submit(): void {
    if (!isReady) return setIsMissing(true)
    confirmStep('shipping')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm shipping" isReady={isReady} onSubmit={submit}>
      {isMissing && !isReady ? (
        <Notice tone="error">Choose how your items travel, there and back.</Notice>
      ) : null}
      <RadioCards
        name="inbound"
        legend={`Sending to ${pageConfig().company.name}`}
        options={optionsOf(there, 'inbound')}
        value={inbound}
        onChange={(code) => editStep('shipping', { inbound: code })}
      />
      <RadioCards
        name="outbound"
        legend="Delivery back to you"
        options={optionsOf(back, 'outbound')}
        value={outbound}
        onChange={(code) => editStep('shipping', { outbound: code })}
      />
    </StepForm>
  )
}

function codeOf({ name }: DeliveryProvider): DeliveryProviderCode {
  return name
}

type ToOptions = (
  providers: readonly DeliveryProvider[],
  direction: 'inbound' | 'outbound',
) => RadioOption<DeliveryProviderCode>[]

function toOptions(locale: string): ToOptions {
  return (providers, direction) =>
    providers.map((provider) => ({
      value: provider.name,
      label: provider.display_name,
      description: provider[direction]?.description,
      extra: provider[direction]?.extra_description,
      price: <MoneyText amount={provider.price} locale={locale} free />,
    }))
}
