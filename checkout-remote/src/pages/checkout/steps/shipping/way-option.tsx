import { Fragment, type ReactNode } from 'react'
import type { DeliveryProvider, DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import { moneyOrFree } from '@darnley/domain/money'
import {
  type Day,
  expectedArrival,
  expectedDays,
  formatDay,
  type Way,
} from '@darnley/domain/turnaround'
import type { RadioOption } from '@darnley/web/ui/radio-cards'
import { backWordsOf } from '#src/lib/back-words.ts'
import { handOverWords } from '#src/lib/hand-over-words.ts'
import { placeInLine } from '#src/lib/way-words.ts'
import { wayOf } from '#src/queries/use-ways.ts'
import type { Checkout } from '../../use-checkout.ts'

type WayOption = RadioOption<DeliveryProviderCode>

/** Returns a provider to the workshop with the day by which the clothes are there. */
export function inboundOption(
  provider: DeliveryProvider,
  { shop, today }: Checkout,
  pickupDay: Day | null,
): WayOption {
  const inbound = wayOf(provider)
  const { arrives, handedOver } = expectedArrival({ ordered: today(), inbound, pickupDay })
  const day = formatDay(arrives, shop.locale)
  const later = `, ${handOverWords(provider.name, `on ${formatDay(handedOver, shop.locale)}`)}`
  return optionOf(provider, {
    words: provider.inbound,
    place: placeInLine(provider, today()),
    promise: `With us by ${day}${handedOver === today() ? '' : later}`,
    locale: shop.locale,
  })
}

interface Journey {
  readonly checkout: Checkout
  /** The chosen provider to the workshop. */
  readonly inbound: Way | null
  readonly pickupDay: Day | null
}

/**
 * Returns a provider back with the day that follows from the inbound provider and the turnaround, by default the
 * standard one.
 */
export function outboundOption(
  provider: DeliveryProvider,
  { checkout, inbound, pickupDay }: Journey,
): WayOption {
  const { today, shop } = checkout
  const { locale } = shop
  const express = checkout.form.turnaround.choice === 'express'
  const outbound = wayOf(provider)
  const back =
    inbound && expectedDays({ ordered: today(), inbound, outbound, express, pickupDay }).back
  return optionOf(provider, {
    words: provider.outbound,
    place: placeInLine(provider, today()),
    promise: back && `${backWordsOf(provider.name)} ${formatDay(back, locale)}`,
    locale,
  })
}

interface Shown {
  readonly words: DeliveryProvider['inbound']
  readonly place: string | null
  readonly promise: string | null
  readonly locale: string
}

function optionOf(provider: DeliveryProvider, { words, place, promise, locale }: Shown): WayOption {
  return {
    value: provider.name,
    label: provider.display_name,
    description: lines(words?.description, place, promise && <strong>{promise}</strong>),
    extra: words?.extra_description,
    price: moneyOrFree(provider.price, locale),
  }
}

function lines(...parts: ReactNode[]): ReactNode {
  return parts.filter(Boolean).map((part, index) => (
    // The lines of a way never change their order.
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {part}
    </Fragment>
  ))
}
