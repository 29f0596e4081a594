import type { JSX } from 'react'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { minor } from '@darnley/domain/money'
import { deliveryPrice } from '@darnley/domain/pricing'
import { normalisePostcode } from '@darnley/contract/text/postcode'
import { useQuery } from '@darnley/web/query'
import { pageConfig } from '@darnley/web/page-config'
import { Notice } from '@darnley/web/ui/notice'
import { Loading } from '#src/components/loading.tsx'
import { refusedProviders } from '#src/lib/invalid-choices.ts'
import type { ShippingFields } from '#src/lib/form.ts'
import { deliveryProvidersQuery } from '#src/queries/delivery-providers.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import { focusOpenStep } from '../../open-step-header.ts'
import type { StepProps } from '../../step-props.ts'
import { ErrorSummary } from '../error-summary.tsx'
import { StepForm } from '../step-form.tsx'
import { useFieldErrors } from '../use-field-errors.ts'
import { changedWays, ChooseAgain } from './choose-again.tsx'
import { FittingWay } from './fitting-way.tsx'
import { NearPostcode } from './near-postcode.tsx'
import { useWayChoice } from './use-way-choice.ts'
import { WaysBack } from './ways-back.tsx'
import { WaysThere } from './ways-there.tsx'

export function WebShipping(props: StepProps): JSX.Element {
  // Some couriers serve a part of the country only; the address may be known already when this step is reopened.
  const postcode = normalisePostcode(props.checkout.form.address.postcode)
  const providers = useQuery({
    ...deliveryProvidersQuery(postcode),
    // What is typed and chosen stays while the offer of another postcode is fetched.
    placeholderData: (before) => before,
  })
  // Prices are those of the order summary: an offer that was fetched earlier may have others.
  const priced = providers.data?.map((each) => ({
    ...each,
    price: deliveryPrice(each.name, props.checkout.fees),
  }))
  const { fitting } = props.checkout.form.shipping
  if (priced && fitting) return <FittingWay {...props} fitting={fitting} providers={priced} />
  if (priced) return <ProviderChoice {...props} providers={priced} />
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
  const { company } = pageConfig()
  const postcode = normalisePostcode(checkout.form.address.postcode)
  const choice = useWayChoice(checkout, providers)
  const { inbound, outbound } = choice
  const isReady = inbound !== null && outbound !== null
  const fields = useFieldErrors<ShippingFields>('shipping', {
    ...(inbound ? {} : { inbound: `Choose how your items get to ${company.name}` }),
    ...(outbound ? {} : { outbound: 'Choose how your items come back to you' }),
  })

  function submit(): void {
    if (!isReady) return fields.failed()
    const price = minor(inbound.price + outbound.price)
    editStep('shipping', {
      ...{ price, wasBrought: false },
      ...(choice.pickupDay && { pickupDay: choice.pickupDay }),
    })
    confirmStep('shipping')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm shipping" isReady={isReady} onSubmit={submit}>
      <ChooseAgain
        choices={refusedProviders(checkout.form, {
          ...checkout.circumstances,
          isSettled: postcode !== null,
        })}
        {...(postcode
          ? { action: { label: 'Change the address', onSelect: () => onOpen('address') } }
          : {})}
      />
      <ChooseAgain choices={changedWays(checkout)} />
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <NearPostcode checkout={checkout} onChange={() => onOpen('address')} />
      <WaysThere
        checkout={checkout}
        choice={choice}
        id={fields.idOf('inbound')}
        error={fields.errorOf('inbound')}
      />
      <WaysBack
        checkout={checkout}
        choice={choice}
        id={fields.idOf('outbound')}
        error={fields.errorOf('outbound')}
      />
    </StepForm>
  )
}
