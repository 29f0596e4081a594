import type { JSX } from 'react'
import { moneyOrFree } from '@darnley/domain/money'
import { inStoreDeliveryPrice } from '@darnley/domain/pricing'
import { RadioCards } from '@darnley/web/ui/radio-cards'
import { offeredInStore, stillOffered, storeDeliveries } from '#src/lib/delivery.ts'
import type { ShippingFields } from '#src/lib/form.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../step-props.ts'
import { ChooseAgain } from './shipping/choose-again.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { StepForm } from './step-form.tsx'
import { useFieldErrors } from './use-field-errors.ts'

/** The single choice in a shop: where the finished order goes. */
export function StoreDelivery({ checkout, onOpen }: StepProps): JSX.Element {
  const { storefront, locale, blocked } = checkout.shop
  const offered = offeredInStore(storefront?.delivery_options ?? [], blocked)
  const inStoreType = stillOffered(checkout.form.shipping.inStoreType, offered)
  const isReady = inStoreType !== null
  const fields = useFieldErrors<ShippingFields>(
    'shipping',
    isReady ? {} : { inStoreType: 'Choose a delivery' },
  )

  function submit(): void {
    if (!isReady) return fields.failed()
    editStep('shipping', { price: inStoreDeliveryPrice(inStoreType, checkout.fees) })
    confirmStep('shipping')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm shipping" isReady={isReady} onSubmit={submit}>
      <ChooseAgain choices={checkout.progress.invalid.filter(({ step }) => step === 'shipping')} />
      <ErrorSummary problems={fields.problems} attempt={fields.attempt} />
      <RadioCards
        name="delivery"
        legend="Delivery"
        id={fields.idOf('inStoreType')}
        error={fields.errorOf('inStoreType')}
        options={offered.map((choice) => ({
          value: choice,
          label: storeDeliveries[choice].label,
          description: storeDeliveries[choice].description,
          extra: storeDeliveries[choice].extra,
          price: moneyOrFree(inStoreDeliveryPrice(choice, checkout.fees), locale),
        }))}
        value={inStoreType}
        onChange={(choice) => editStep('shipping', { inStoreType: choice })}
      />
    </StepForm>
  )
}
