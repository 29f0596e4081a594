import type { JSX, ReactNode } from 'react'
import { useQuery } from 'shared/query'
import { addressLine } from '#src/lib/address.ts'
import { storeDeliveries } from '#src/lib/delivery.ts'
import type { StepName } from '#src/lib/steps.ts'
import { deliveryProvidersQuery } from '#src/queries/delivery-providers.ts'
import { turnaroundNames } from './steps/turnaround-names.ts'
import type { Checkout } from './use-checkout.ts'

/** A finished step in a line (U15). */
export function summaryOf(step: StepName, checkout: Checkout): ReactNode {
  const { details, address, turnaround } = checkout.form
  switch (step) {
    case 'details':
      return [details.name.trim(), details.email, details.phone].join(' · ')
    case 'shipping':
      return <ShippingSummary checkout={checkout} />
    case 'address':
      return addressLine(address)
    case 'turnaround':
      return turnaround.choice && turnaroundNames[turnaround.choice]
    case 'payment':
      return null
  }
}

function ShippingSummary({ checkout }: { checkout: Checkout }): JSX.Element {
  const { form, shop } = checkout
  const { inbound, outbound, inStoreType } = form.shipping
  const { data: providers = [] } = useQuery(deliveryProvidersQuery(shop.storefront?.domain ?? null))
  if (shop.storeMode) return <>{inStoreType && storeDeliveries[inStoreType].label}</>
  const nameOf = (code: string | null): string | undefined =>
    providers.find(({ name }) => name === code)?.display_name
  return (
    <>
      There: {nameOf(inbound)} · Back: {nameOf(outbound)}
    </>
  )
}
