import type { BroughtTo } from './brought-to.ts'
import type { IfUnanswered, InStoreType } from '@darnley/contract/checkout'
import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { Minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import type { FormStep } from './steps.ts'

export interface DetailsFields {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** The ISO 3166 country of a `phone` without a leading +. */
  readonly country: string
  /** What to do when another price is proposed and not answered. */
  readonly ifUnanswered: IfUnanswered
}

export interface ShippingFields {
  readonly inbound: DeliveryProviderCode | null
  readonly outbound: DeliveryProviderCode | null
  /** When the postie collects; null or absent until it is chosen. */
  readonly pickupDay?: Day | null
  /** What delivery cost when it was confirmed; absent in older forms. */
  readonly price?: Minor
  /** The fitting to which everything is brought. Derived from what the basket holds, never stored. */
  readonly fitting?: BroughtTo
  /** Whether the fitting was the way there when it was confirmed; absent in older forms. */
  readonly wasBrought?: boolean
  /** What was chosen for the customer, who has not changed it; absent in older forms. */
  readonly suggested?: readonly ('inbound' | 'outbound')[]
  /** Store mode's single choice, instead of the two above. */
  readonly inStoreType: InStoreType | null
}

export interface AddressFields {
  readonly house: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly postcode: string
}

export interface TurnaroundFields {
  readonly choice: 'standard' | 'express' | null
  /** The price when it was chosen. */
  readonly price: Minor | null
}

/** Everything that the customer enters before payment. Never card data. */
export interface CheckoutForm {
  readonly details: DetailsFields
  readonly shipping: ShippingFields
  readonly address: AddressFields
  readonly turnaround: TurnaroundFields
  /** Steps that were confirmed and not changed since. */
  readonly confirmed: readonly FormStep[]
}

export const emptyForm: CheckoutForm = {
  details: { name: '', email: '', phone: '', country: 'GB', ifUnanswered: 'go_on' },
  shipping: { inbound: null, outbound: null, inStoreType: null },
  address: { house: '', line1: '', line2: '', city: '', postcode: '' },
  turnaround: { choice: null, price: null },
  confirmed: [],
}
