import { useState, type JSX } from 'react'
import { inStoreDeliveryPrice } from 'shared/pricing'
import { MoneyText } from 'shared/ui/money-text'
import { Notice } from 'shared/ui/notice'
import { RadioCards } from 'shared/ui/radio-cards'
import { offeredInStore, stillOffered, storeDeliveries } from '#src/lib/delivery.ts'
import { confirmStep, editStep } from '#src/stores/checkout-form.ts'
import type { StepProps } from '../steps.tsx'
import { StepForm } from './step-form.tsx'

/** In a shop there is one choice: where the finished order goes. */
export function StoreDelivery({ checkout, onOpen }: StepProps): JSX.Element {
  const { storefront, rate, locale, blocked } = checkout.shop
  const offered = offeredInStore(storefront?.delivery_options ?? [], blocked)
  const inStoreType = stillOffered(checkout.form.shipping.inStoreType, offered)
  const [isMissing, setIsMissing] = useState(false)
  const isReady = inStoreType !== null

  function submit(): void {
    if (!isReady) return setIsMissing(true)
    confirmStep('shipping')
    onOpen(null)
  }

  return (
    <StepForm action="Confirm shipping" isReady={isReady} onSubmit={submit}>
      {isMissing && !isReady ? <Notice tone="error">Choose a delivery.</Notice> : null}
      <RadioCards
        name="delivery"
        legend="Delivery"
        options={offered.map((choice) => ({
          value: choice,
          label: storeDeliveries[choice].label,
          description: storeDeliveries[choice].description,
          extra: storeDeliveries[choice].extra,
          price: <MoneyText amount={inStoreDeliveryPrice(choice, rate)} locale={locale} free />,
        }))}
        value={inStoreType}
        onChange={(choice) => editStep('shipping', { inStoreType: choice })}
      />
    </StepForm>
  )
}
