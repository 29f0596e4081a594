import type { ReactNode } from 'react'
import type { DeliveryProvider, DeliveryProviderCode } from 'shared/contract/delivery-providers'
import { arrivalDay, expectedDays, formatDay } from 'shared/turnaround'
import { MoneyText } from 'shared/ui/money-text'
import type { RadioOption } from 'shared/ui/radio-cards'
import { backWordsOf } from '#src/lib/back-words.ts'
import type { Checkout } from '../use-checkout.ts'

type ProviderOption = RadioOption<DeliveryProviderCode>

/** Each way to the workshop with the day by which clothes that set off today are there. */
export function inboundOptions(
  providers: readonly DeliveryProvider[],
  { shop, today }: Checkout,
): ProviderOption[] {
  return providers.map((provider) => {
    const day = formatDay(arrivalDay(today(), provider.name), shop.locale)
    return optionOf(provider, {
      words: provider.inbound,
      promise: `With us by ${day}`,
      locale: shop.locale,
    })
  })
}

interface Journey {
  readonly checkout: Checkout
  /** How the clothes come in: the choice, or what is offered first. */
  readonly inbound: DeliveryProviderCode | undefined
}

/** Each way back with the day that follows from the way in and the turnaround; the standard one while none is chosen. */
export function outboundOptions(
  providers: readonly DeliveryProvider[],
  { checkout, inbound }: Journey,
): ProviderOption[] {
  const { today, shop } = checkout
  const { locale } = shop
  const express = checkout.form.turnaround.choice === 'express'
  return providers.map((provider) => {
    const outbound = provider.name
    const back = inbound && expectedDays({ sent: today(), inbound, outbound, express }).back
    return optionOf(provider, {
      words: provider.outbound,
      promise: back && `${backWordsOf(outbound)} ${formatDay(back, locale)}`,
      locale,
    })
  })
}

interface Shown {
  readonly words: DeliveryProvider['inbound']
  readonly promise: string | undefined
  readonly locale: string
}

function optionOf(provider: DeliveryProvider, { words, promise, locale }: Shown): ProviderOption {
  return {
    value: provider.name,
    label: provider.display_name,
    description: withPromise(words?.description, promise),
    extra: words?.extra_description,
    price: <MoneyText amount={provider.price} locale={locale} free />,
  }
}

function withPromise(description = '', promise = ''): ReactNode {
  return (
    <>
      {description}
      {promise ? (
        <>
          <br />
          <strong>{promise}</strong>
        </>
      ) : null}
    </>
  )
}
