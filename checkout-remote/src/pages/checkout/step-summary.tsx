import type { JSX, ReactNode } from 'react'
import { useQuery } from 'shared/query'
import { formatDay } from 'shared/turnaround'
import { Skeleton } from 'shared/ui/skeleton'
import { addressLine } from '#src/lib/address.ts'
import { useWays } from '#src/queries/use-ways.ts'
import { backWords } from '#src/lib/back-words.ts'
import { storeDeliveries } from '#src/lib/delivery.ts'
import { expected } from '#src/lib/expected.ts'
import type { StepName } from '#src/lib/steps.ts'
import { parsePostcode } from '#src/lib/postcode.ts'
import { deliveryProvidersQuery } from '#src/queries/delivery-providers.ts'
import { turnaroundNames, type Turnaround } from './steps/turnaround-names.ts'
import type { Checkout } from './use-checkout.ts'

/** A finished step in a line (U15). */
export function summaryOf(step: StepName, checkout: Checkout): ReactNode {
  const { details, shipping, address, turnaround } = checkout.form
  switch (step) {
    case 'details':
      // A number is not broken over two lines.
      return [details.name.trim(), details.email, details.phone.replaceAll(' ', '\u00A0')].join(
        ' · ',
      )
    case 'shipping':
      if (!checkout.shop.storeMode) return <WebShippingSummary form={checkout.form} />
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

function WebShippingSummary({ form }: Pick<Checkout, 'form'>): JSX.Element | null {
  const { inbound, outbound } = form.shipping
  const postcode = parsePostcode(form.address.postcode)
  const { data: providers, isPending } = useQuery(deliveryProvidersQuery(postcode))
  if (!providers) return isPending ? <Skeleton width={240} /> : null
  const nameOf = (code: string | null): string | undefined =>
    providers.find(({ name }) => name === code)?.display_name
  return (
    <>
      There: {nameOf(inbound)} · Back: {nameOf(outbound)}
    </>
  )
}
