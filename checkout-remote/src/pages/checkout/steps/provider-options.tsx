import type { ReactNode } from 'react'
import type { DeliveryProvider, DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { moneyOrFree } from '@darnley/domain/money'
import { expectedArrival, expectedDays, formatDay, type Way } from '@darnley/domain/turnaround'
import type { RadioOption } from '@darnley/web/ui/radio-cards'
import { backWordsOf } from '#src/lib/back-words.ts'
import { handOverWords } from '#src/lib/hand-over-words.ts'
import { wayOf } from '#src/queries/use-ways.ts'
import type { Checkout } from '../use-checkout.ts'

type ProviderOption = RadioOption<DeliveryProviderCode>

/** Returns each provider to the workshop with the earliest day of arrival. */
export function inboundOptions(
  providers: readonly DeliveryProvider[],
  { shop, today }: Checkout,
): ProviderOption[] {
  return providers.map((provider) => {
    const { arrives, handedOver } = expectedArrival(today(), wayOf(provider))
    const day = formatDay(arrives, shop.locale)
    const later = `, ${handOverWords(provider.name, `on ${formatDay(handedOver, shop.locale)}`)}`
    return optionOf(provider, {
      words: provider.inbound,
      promise: `With us by ${day}${handedOver === today() ? '' : later}`,
      locale: shop.locale,
    })
  })
}

interface Journey {
  readonly checkout: Checkout
  /** The chosen provider to the workshop, or the first one offered. */
  readonly inbound: Way | undefined
}

/**
 * Returns each provider back with the day that follows from the inbound provider and the turnaround, by default the
 * standard one.
 */
export function outboundOptions(
  providers: readonly DeliveryProvider[],
  { checkout, inbound }: Journey,
): ProviderOption[] {
  const { today, shop } = checkout
  const { locale } = shop
  const express = checkout.form.turnaround.choice === 'express'
  return providers.map((provider) => {
    const outbound = wayOf(provider)
    const back = inbound && expectedDays({ ordered: today(), inbound, outbound, express }).back
    return optionOf(provider, {
      words: provider.outbound,
      promise: back && `${backWordsOf(provider.name)} ${formatDay(back, locale)}`,
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
    price: moneyOrFree(provider.price, locale),
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
