import type { JSX, ReactNode } from 'react'
import { providerNames } from '@darnley/domain/delivery'
import { formatDay } from '@darnley/domain/turnaround'
import { addressLine } from '#src/lib/address.ts'
import { useWays } from '#src/queries/use-ways.ts'
import { backWords } from '#src/lib/back-words.ts'
import { storeDeliveries } from '#src/lib/delivery.ts'
import { expected } from '#src/lib/expected.ts'
import type { ShippingFields } from '#src/lib/form.ts'
import type { StepName } from '#src/lib/steps.ts'
import { turnaroundNames, type Turnaround } from './steps/turnaround-names.ts'
import type { Checkout } from './use-checkout.ts'

/** Returns a finished step's values in one line (U15). */
export function summaryOf(step: StepName, checkout: Checkout): ReactNode {
  const { details, shipping, address, turnaround } = checkout.form
  switch (step) {
    case 'details':
      // Keeps a number on one line.
      return [details.name.trim(), details.email, details.phone.replaceAll(' ', '\u00A0')].join(
        ' · ',
      )
    case 'shipping':
      if (!checkout.shop.storeMode) return webShippingSummary(shipping, checkout.shop.locale)
      return shipping.inStoreType && storeDeliveries[shipping.inStoreType].label
    case 'address':
      return addressLine(address)
    case 'turnaround':
      return (
        turnaround.choice && <TurnaroundSummary checkout={checkout} choice={turnaround.choice} />
      )
    case 'payment':
      return null
  }
}

function TurnaroundSummary({ checkout, choice }: TurnaroundSummaryProps): JSX.Element {
  const { shipping } = checkout.form
  const { storeMode, locale } = checkout.shop
  const wayOf = useWays({ form: checkout.form, storeMode })
  const express = choice === 'express'
  const days = expected({ shipping, storeMode, express, today: checkout.today(), wayOf })
  const day = days && ` · ${backWords(shipping, storeMode)} ${formatDay(days.back, locale)}`
  return (
    <>
      {turnaroundNames[choice]}
      {day}
    </>
  )
}

interface TurnaroundSummaryProps {
  checkout: Checkout
  choice: Turnaround
}

function webShippingSummary(
  { inbound, outbound, pickupDay, fitting }: ShippingFields,
  locale: string,
): string | null {
  if (!inbound || !outbound) return null
  const back = `Back: ${providerNames[outbound]}`
  if (fitting)
    return `There: your fitting, ${formatDay(fitting.date, locale)}, ${fitting.startsAt} · ${back}`
  const isCollected = inbound === 'RMTracked24Collection' && pickupDay
  const day = isCollected ? `, ${formatDay(pickupDay, locale)}` : ''
  return `There: ${providerNames[inbound]}${day} · ${back}`
}
