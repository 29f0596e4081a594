import type { JSX } from 'react'
import type { StepProps } from '../step-props.ts'
import { StoreDelivery } from './store-delivery.tsx'
import { WebShipping } from './shipping/web-shipping.tsx'

export function ShippingStep(props: StepProps): JSX.Element {
  return props.checkout.shop.storeMode ? <StoreDelivery {...props} /> : <WebShipping {...props} />
}
